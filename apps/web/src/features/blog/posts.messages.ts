import english from '@sheaf/messages/en/blog-posts.json' with { type: 'json' };
import { defineMessages } from '../../lib/messages/messages.ts';

export const postsMessages = defineMessages('blog-posts', english);
