import english from '@sheaf/messages/en/tools-stages.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const pdfToolsMessages = defineMessages('tools-stages', english);
