import english from '@sheaf/messages/en/operations.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const operationsMessages = defineMessages('operations', english);
