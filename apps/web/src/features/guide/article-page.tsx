import { ChevronLeft } from 'lucide-react';
import { NavLink } from 'react-router';
import { Prose } from '../../components/prose.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { classes } from '../../lib/page/classes.ts';
import { useAppName } from '../../lib/messages/app-name.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import type { Article, Chapter } from './article.ts';
import { guideMessages } from './guide.messages.ts';

interface ArticlePageProps {
  article: Article;
  chapter: Chapter;
  path: string;
}

/** One article, with the others of its chapter beside it. */
export function ArticlePage({ article, chapter, path }: ArticlePageProps) {
  const t = useMessages(guideMessages);
  return (
    <div className="wrap grid gap-10 pt-8 pb-20 desktop:grid-cols-[220px_minmax(0,1fr)] desktop:gap-16 desktop:pt-12">
      <title>{`${article.title} · ${useAppName()}`}</title>
      <article className="max-w-[720px] min-w-0 desktop:order-2">
        <h1 className="title text-balance desktop:text-40 desktop:leading-[46px] desktop:tracking-[-.02em]">
          {article.title}
        </h1>
        {article.lede && <p className="mt-2 text-16 text-ink-soft">{article.lede}</p>}
        <div className="mt-6">
          <Prose text={article.text} />
        </div>
      </article>
      <nav aria-label={chapter.title} className="max-desktop:border-t max-desktop:pt-6 desktop:order-1">
        <TextLink alone to={path} className="inline-flex items-center gap-1 text-13">
          <ChevronLeft aria-hidden="true" className="size-3.5" />
          {t('all')}
        </TextLink>
        <h2 className="mt-5 mb-1 text-13 font-bold">{chapter.title}</h2>
        {chapter.articles.map(({ slug, title }) => (
          <NavLink
            key={slug}
            to={`${path}/${slug}`}
            className={({ isActive }) =>
              classes(
                'block py-[12.5px] text-13 hover:text-ink desktop:py-1',
                isActive ? 'font-bold text-ink' : 'text-ink-soft',
              )
            }
          >
            {title}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}
