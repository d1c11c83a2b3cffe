import english from '@sheaf/messages/en/landing.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const landingMessages = defineMessages('landing', english);
