import english from '@sheaf/messages/en/company.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const companyMessages = defineMessages('company', english);
