import english from '@sheaf/messages/en/billing.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const billingMessages = defineMessages('billing', english);
