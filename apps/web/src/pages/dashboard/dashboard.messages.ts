import english from '@sheaf/messages/en/dashboard.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const dashboardMessages = defineMessages('dashboard', english);
