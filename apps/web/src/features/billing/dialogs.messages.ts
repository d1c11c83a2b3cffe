import english from '@sheaf/messages/en/billing-dialogs.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const dialogMessages = defineMessages('billing-dialogs', english);
