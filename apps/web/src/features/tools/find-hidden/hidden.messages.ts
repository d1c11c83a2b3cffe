import english from '@sheaf/messages/en/tools-hidden.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const hiddenMessages = defineMessages('tools-hidden', english);
