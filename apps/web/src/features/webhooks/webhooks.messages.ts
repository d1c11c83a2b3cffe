import english from '@sheaf/messages/en/webhooks.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const webhooksMessages = defineMessages('webhooks', english);
