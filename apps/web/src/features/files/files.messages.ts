import english from '@sheaf/messages/en/files.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const filesMessages = defineMessages('files', english);
