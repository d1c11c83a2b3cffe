import english from '@sheaf/messages/en/security.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const securityMessages = defineMessages('security', english);
