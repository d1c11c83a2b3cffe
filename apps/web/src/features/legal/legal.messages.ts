import english from '@sheaf/messages/en/legal.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const legalMessages = defineMessages('legal', english);
