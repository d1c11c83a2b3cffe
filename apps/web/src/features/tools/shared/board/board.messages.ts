import english from '@sheaf/messages/en/tools-board.json' with { type: 'json' };
import { defineMessages } from '../../../../lib/messages/messages.ts';

export const boardMessages = defineMessages('tools-board', english);
