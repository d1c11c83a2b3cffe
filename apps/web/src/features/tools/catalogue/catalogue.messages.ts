import english from '@sheaf/messages/en/tools-catalogue.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const catalogueMessages = defineMessages('tools-catalogue', english);
