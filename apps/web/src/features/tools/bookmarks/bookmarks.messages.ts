import english from '@sheaf/messages/en/tools-bookmarks.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const bookmarkMessages = defineMessages('tools-bookmarks', english);
