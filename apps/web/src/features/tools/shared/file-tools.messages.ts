import english from '@sheaf/messages/en/tools-files.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

/** The words of merge, split, compress and convert. */
export const fileToolsMessages = defineMessages('tools-files', english);
