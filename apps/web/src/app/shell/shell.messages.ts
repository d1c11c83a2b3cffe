import english from '@sheaf/messages/en/shell.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const shellMessages = defineMessages('shell', english);
