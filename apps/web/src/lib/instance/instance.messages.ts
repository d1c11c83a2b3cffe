import english from '@sheaf/messages/en/instance.json' with { type: 'json' };
import { defineMessages } from '../messages/messages.ts';

export const instanceNoteMessages = defineMessages('instance', english);
