import english from '@sheaf/messages/en/tools.json' with { type: 'json' };
import { defineMessages } from './messages.ts';

/** The messages of each tool, by its id. */
export const toolMessages = defineMessages('tools', english);
