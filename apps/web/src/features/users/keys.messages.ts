import english from '@sheaf/messages/en/api-keys.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const keysMessages = defineMessages('api-keys', english);
