import english from '@sheaf/messages/en/tools-professional.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

/** The messages that every tool uses. */
export const advancedMessages = defineMessages('tools-professional', english);
