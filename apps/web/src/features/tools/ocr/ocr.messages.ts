import english from '@sheaf/messages/en/tools-ocr.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const ocrMessages = defineMessages('tools-ocr', english);
