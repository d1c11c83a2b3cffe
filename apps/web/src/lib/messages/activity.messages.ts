import english from '@sheaf/messages/en/activity.json' with { type: 'json' };
import { defineMessages } from './messages.ts';

export const activityMessages = defineMessages('activity', english);
