import english from '@sheaf/messages/en/tools-basic.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const toolsMessages = defineMessages('tools-basic', english);
