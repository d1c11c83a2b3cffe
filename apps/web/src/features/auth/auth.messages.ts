import english from '@sheaf/messages/en/auth.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const authMessages = defineMessages('auth', english);
