import english from '@sheaf/messages/en/controls.json' with { type: 'json' };
import { defineMessages } from '../lib/messages/messages.ts';

export const fieldMessages = defineMessages('controls', english);
