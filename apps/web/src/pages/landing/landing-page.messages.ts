import english from '@sheaf/messages/en/landing-page.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const landingPageMessages = defineMessages('landing-page', english);
