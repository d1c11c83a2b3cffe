import english from '@sheaf/messages/en/viewer.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const previewMessages = defineMessages('viewer', english);
