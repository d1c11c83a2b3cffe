import english from '@sheaf/messages/en/passwords.json' with { type: 'json' };
import { defineMessages } from '../messages/messages.ts';

export const passwordMessages = defineMessages('passwords', english);
