import english from '@sheaf/messages/en/help-account.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const helpAccountMessages = defineMessages('help-account', english);
