import english from '@sheaf/messages/en/admin-instance.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const instanceMessages = defineMessages('admin-instance', english);
