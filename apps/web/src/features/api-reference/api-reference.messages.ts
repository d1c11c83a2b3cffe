import english from '@sheaf/messages/en/api-reference.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const apiReferenceMessages = defineMessages('api-reference', english);
