import english from '@sheaf/messages/en/tools-chat.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const chatMessages = defineMessages('tools-chat', english);
