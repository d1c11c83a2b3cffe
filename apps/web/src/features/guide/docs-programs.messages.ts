import english from '@sheaf/messages/en/docs-programs.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const docsProgramsMessages = defineMessages('docs-programs', english);
