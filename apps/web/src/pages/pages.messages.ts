import english from '@sheaf/messages/en/pages.json' with { type: 'json' };
import { defineMessages } from '../lib/messages/messages.ts';

export const pagesMessages = defineMessages('pages', english);
