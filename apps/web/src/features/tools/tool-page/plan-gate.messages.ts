import english from '@sheaf/messages/en/plan-gate.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

/** What a plan would give, in the tool's own terms. */
export const planGateMessages = defineMessages('plan-gate', english);
