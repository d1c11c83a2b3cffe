import english from '@sheaf/messages/en/search.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const searchMessages = defineMessages('search', english);
