import english from '@sheaf/messages/en/tools-compare.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const compareMessages = defineMessages('tools-compare', english);
