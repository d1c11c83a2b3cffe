import english from '@sheaf/messages/en/tool-page.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

/** The messages that every tool uses, on either page. */
export const toolAreaMessages = defineMessages('tool-page', english);
