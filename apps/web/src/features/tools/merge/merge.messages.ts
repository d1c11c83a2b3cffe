import english from '@sheaf/messages/en/tools-merge.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const mergeMessages = defineMessages('tools-merge', english);
