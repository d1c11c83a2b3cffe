import english from '@sheaf/messages/en/assistant.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const aiMessages = defineMessages('assistant', english);
