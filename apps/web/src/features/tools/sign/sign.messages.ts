import english from '@sheaf/messages/en/tools-sign.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const signMessages = defineMessages('tools-sign', english);
