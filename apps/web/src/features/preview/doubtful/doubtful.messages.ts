import english from '@sheaf/messages/en/viewer-doubtful.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const doubtfulMessages = defineMessages('viewer-doubtful', english);
