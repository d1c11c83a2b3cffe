import english from '@sheaf/messages/en/account.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const accountMessages = defineMessages('account', english);
