import english from '@sheaf/messages/en/leaving.json' with { type: 'json' };
import { defineMessages } from '../messages/messages.ts';

export const leavingMessages = defineMessages('leaving', english);
