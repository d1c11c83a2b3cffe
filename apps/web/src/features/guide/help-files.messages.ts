import english from '@sheaf/messages/en/help-files.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const helpFilesMessages = defineMessages('help-files', english);
