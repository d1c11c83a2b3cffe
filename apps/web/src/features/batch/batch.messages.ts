import english from '@sheaf/messages/en/batch.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const batchMessages = defineMessages('batch', english);
