import english from '@sheaf/messages/en/tool-page.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

/** What every tool says, whichever page it stands on. */
export const toolAreaMessages = defineMessages('tool-page', english);
