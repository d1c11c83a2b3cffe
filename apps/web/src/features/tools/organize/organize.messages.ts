import english from '@sheaf/messages/en/tools-organize.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const organizeMessages = defineMessages('tools-organize', english);
