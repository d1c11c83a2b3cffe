import english from '@sheaf/messages/en/ask.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const askMessages = defineMessages('ask', english);
