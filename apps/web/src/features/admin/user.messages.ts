import english from '@sheaf/messages/en/admin-user.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const userMessages = defineMessages('admin-user', english);
