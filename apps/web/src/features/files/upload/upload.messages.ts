import english from '@sheaf/messages/en/upload.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const uploadMessages = defineMessages('upload', english);
