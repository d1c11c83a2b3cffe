import english from '@sheaf/messages/en/tools-form.json' with { type: 'json' };
import { defineMessages } from '../../../lib/messages/messages.ts';

export const formMessages = defineMessages('tools-form', english);
