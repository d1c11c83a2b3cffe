import english from '@sheaf/messages/en/viewer-versions.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const versionsMessages = defineMessages('viewer-versions', english);
