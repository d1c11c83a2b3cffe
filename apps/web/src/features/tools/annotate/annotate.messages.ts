import english from '@sheaf/messages/en/tools-annotate.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const annotateMessages = defineMessages('tools-annotate', english);
