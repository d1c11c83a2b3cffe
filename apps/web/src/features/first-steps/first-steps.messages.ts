import english from '@sheaf/messages/en/first-steps.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const firstStepsMessages = defineMessages('first-steps', english);
