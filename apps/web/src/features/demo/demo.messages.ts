import english from '@sheaf/messages/en/demo.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const demoMessages = defineMessages('demo', english);
