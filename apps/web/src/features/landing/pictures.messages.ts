import english from '@sheaf/messages/en/landing-pictures.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

/** Writing in the drawings of what the tools do, which readers are not read. */
export const picturesMessages = defineMessages('landing-pictures', english);
