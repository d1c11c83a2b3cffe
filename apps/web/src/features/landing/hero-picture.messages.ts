import english from '@sheaf/messages/en/landing-hero.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

/** Writing on the drawn desk, which readers are not read. */
export const heroPictureMessages = defineMessages('landing-hero', english);
