import english from '@sheaf/messages/en/profile.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const usersMessages = defineMessages('profile', english);
