import english from '@sheaf/messages/en/tools-analyze.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const analyzeMessages = defineMessages('tools-analyze', english);
