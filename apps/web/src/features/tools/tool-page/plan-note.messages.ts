import english from '@sheaf/messages/en/plan-note.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

/** What a plan would give, in the tool's own terms. */
export const planNoteMessages = defineMessages('plan-note', english);
