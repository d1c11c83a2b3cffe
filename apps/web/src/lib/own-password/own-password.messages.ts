import english from '@sheaf/messages/en/own-password.json' with { type: 'json' };
import { defineMessages } from '../messages/messages.ts';

export const ownPasswordMessages = defineMessages('own-password', english);
