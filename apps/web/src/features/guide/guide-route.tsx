import { useParams } from 'react-router';
import { EmptyState } from '../../components/empty-state.tsx';
import { TornPageDrawing } from '../../components/drawing.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import type { Chapter } from './article.ts';
import { ArticlePage } from './article-page.tsx';
import { Guide } from './guide.tsx';
import { guideMessages } from './guide.messages.ts';

interface GuideRouteProps {
  title: string;
  lede: string;
  pageTitle: string;
  path: string;
  chapters: Chapter[];
}

/** The front of a guide, or the article its address names. */
export function GuideRoute({ pageTitle, ...guide }: GuideRouteProps) {
  const t = useMessages(guideMessages);
  const { article: slug } = useParams();
  if (!slug) {
    return (
      <>
        <title>{pageTitle}</title>
        <Guide {...guide} />
      </>
    );
  }
  const chapter = guide.chapters.find(({ articles }) => articles.some((one) => one.slug === slug));
  const article = chapter?.articles.find((one) => one.slug === slug);
  if (chapter && article) return <ArticlePage article={article} chapter={chapter} path={guide.path} />;
  return (
    <>
      <title>{pageTitle}</title>
      <EmptyState
        level="h1"
        drawing={<TornPageDrawing />}
        title={t('gone')}
        action={<ButtonLink to={guide.path}>{t('all')}</ButtonLink>}
      >
        {t('noneText')}
      </EmptyState>
    </>
  );
}
