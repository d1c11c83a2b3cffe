import english from '@sheaf/messages/en/scan.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const scanMessages = defineMessages('scan', english);
