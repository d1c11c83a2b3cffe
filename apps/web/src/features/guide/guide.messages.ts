import english from '@sheaf/messages/en/guide.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const guideMessages = defineMessages('guide', english);
