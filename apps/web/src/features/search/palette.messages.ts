import english from '@sheaf/messages/en/palette.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const paletteMessages = defineMessages('palette', english);
