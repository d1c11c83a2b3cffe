import english from '@sheaf/messages/en/usage.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const usageMessages = defineMessages('usage', english);
