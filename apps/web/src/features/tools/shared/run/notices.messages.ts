import english from '@sheaf/messages/en/notices.json' with { type: 'json' };
import { defineMessages } from '../../../../lib/messages/messages.ts';

export const noticeMessages = defineMessages('notices', english);
