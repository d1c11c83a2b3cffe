import type { Formatter } from '@sheaf/messages/formatter';

/** Newest first, by the last part of their addresses. Figures are those of docs/benchmarks.md, on the day of the post. */
const POSTS = [
  { slug: 'first-release', date: '2026-11-21' },
  { slug: 'why-answers-quote', date: '2026-11-21' },
  { slug: 'merging-keeps-links', date: '2026-11-21' },
  { slug: 'compression-you-can-compare', date: '2026-11-21' },
] as const;

export function listPosts(t: Formatter<'blog-posts'>): Post[] {
  return POSTS.map((post) => ({ ...post, ...t.record(`posts.${post.slug}`) }));
}

export interface Post {
  slug: string;
  /** The day it was written. */
  date: string;
  title: string;
  lede: string;
  text: string;
}
