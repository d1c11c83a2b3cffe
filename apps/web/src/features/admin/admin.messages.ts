import english from '@sheaf/messages/en/admin.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const adminMessages = defineMessages('admin', english);
