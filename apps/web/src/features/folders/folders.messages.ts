import english from '@sheaf/messages/en/folders.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const foldersMessages = defineMessages('folders', english);
