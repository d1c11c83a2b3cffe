import english from '@sheaf/messages/en/plans.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const planMessages = defineMessages('plans', english);
