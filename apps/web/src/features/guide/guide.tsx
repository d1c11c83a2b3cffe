import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Input } from '../../components/input.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import type { Article, Chapter } from './article.ts';
import { guideMessages } from './guide.messages.ts';
import { searchArticles } from './search-articles.ts';

interface GuideProps {
  title: string;
  lede: string;
  /** Where its articles lie. */
  path: string;
  chapters: Chapter[];
}

/** The front of a guide: its chapters, or what was found in them. */
export function Guide({ title, lede, path, chapters }: GuideProps) {
  const t = useMessages(guideMessages);
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const found = searchArticles(
    chapters.flatMap(({ articles }) => articles),
    asked,
  );
  return (
    <div className="wrap pb-20">
      <PageHeader title={title} lede={lede} />
      <Input
        type="search"
        size="large"
        aria-label={t('search')}
        placeholder={t('search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        start={<Search aria-hidden="true" className="size-4" />}
        className="max-w-[520px]"
      />
      <output className="sr-only">
        {asked && (found.length ? t('found', { count: found.length }) : t('none', { query: asked }))}
      </output>
      {asked === '' &&
        chapters.map((chapter) => (
          <section key={chapter.title} className="mt-10">
            <h2 className="section-title mb-3">{chapter.title}</h2>
            <ArticleList articles={chapter.articles} path={path} />
          </section>
        ))}
      {asked !== '' && found.length > 0 && (
        <div className="mt-10">
          <ArticleList articles={found} path={path} />
        </div>
      )}
      {asked !== '' && found.length === 0 && (
        <EmptyState
          drawing={<SearchDrawing />}
          title={t('none', { query: asked })}
          action={<ButtonLink to="/contact">{t('contact')}</ButtonLink>}
        >
          {t('noneText')}
        </EmptyState>
      )}
    </div>
  );
}

function ArticleList({ articles, path }: { articles: Article[]; path: string }) {
  return (
    <ul className="grid gap-3 desktop:grid-cols-3">
      {articles.map(({ slug, title, lede }) => (
        <li key={slug}>
          <Link
            to={`${path}/${slug}`}
            className="block h-full rounded-10 border bg-surface px-4 py-3.5 transition-colors duration-120 hover:border-line-strong hover:bg-raised"
          >
            <span className="group-title block">{title}</span>
            {lede && <span className="mt-0.5 block text-13 text-ink-soft">{lede}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
