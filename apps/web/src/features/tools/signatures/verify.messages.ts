import english from '@sheaf/messages/en/tools-verify.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const verifyMessages = defineMessages('tools-verify', english);
