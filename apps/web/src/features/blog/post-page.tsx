import { ChevronLeft } from 'lucide-react';
import { Prose } from '../../components/prose.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useAppName } from '../../lib/messages/app-name.ts';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { blogMessages } from './blog.messages.ts';
import type { Post } from './post.ts';

export function PostPage({ post }: { post: Post }) {
  const t = useMessages(blogMessages);
  return (
    <div className="wrap pt-8 pb-20 desktop:pt-12">
      <title>{`${post.title} · ${useAppName()}`}</title>
      <article className="mx-auto max-w-[68ch]">
        <TextLink alone to="/blog" className="inline-flex items-center gap-1 text-13">
          <ChevronLeft aria-hidden="true" className="size-3.5" />
          {t('all')}
        </TextLink>
        <h1 className="title mt-4 text-balance desktop:text-40 desktop:leading-[46px] desktop:tracking-[-.02em]">
          {post.title}
        </h1>
        <p className="mt-2 text-16 text-ink-soft">{post.lede}</p>
        <time dateTime={post.date} className="mt-2 mb-6 block text-13 text-ink-faint">
          {formatDate(post.date)}
        </time>
        <Prose text={post.text} />
      </article>
    </div>
  );
}
