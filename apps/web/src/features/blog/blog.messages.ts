import english from '@sheaf/messages/en/blog.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const blogMessages = defineMessages('blog', english);
