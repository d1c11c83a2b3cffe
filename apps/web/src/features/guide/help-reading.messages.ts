import english from '@sheaf/messages/en/help-reading.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const helpReadingMessages = defineMessages('help-reading', english);
