import english from '@sheaf/messages/en/help-tools.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const helpToolsMessages = defineMessages('help-tools', english);
