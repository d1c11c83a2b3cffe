import english from '@sheaf/messages/en/tools-professional.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

/** What every tool says, and what each is called and for. */
export const advancedMessages = defineMessages('tools-professional', english);
