import english from '@sheaf/messages/en/tools-redact.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const redactMessages = defineMessages('tools-redact', english);
