import { Link } from 'react-router';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { blogMessages } from './blog.messages.ts';
import type { Post } from './post.ts';

export function PostList({ posts }: { posts: Post[] }) {
  const t = useMessages(blogMessages);
  return (
    <div className="wrap pt-8 pb-20 desktop:pt-14">
      <title>{t('pageTitle')}</title>
      <div className="mx-auto max-w-[68ch]">
        <h1 className="title-large">{t('title')}</h1>
        <p className="mt-2 text-16 text-ink-soft">{t('lede')}</p>
        {posts.map(({ slug, date, title, lede }) => (
          <article key={slug} className="mt-8 border-t pt-6">
            <time dateTime={date} className="text-13 text-ink-faint">
              {formatDate(date)}
            </time>
            <h2 className="section-title mt-0.5">
              <Link to={`/blog/${slug}`} className="reach relative hover:text-accent-ink">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-pretty text-ink-soft">{lede}</p>
          </article>
        ))}
      </div>
    </div>
  );
}
