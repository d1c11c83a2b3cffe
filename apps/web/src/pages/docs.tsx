import { chapterOf } from '../features/guide/article.ts';
import { docsProgramsMessages } from '../features/guide/docs-programs.messages.ts';
import { GuideRoute } from '../features/guide/guide-route.tsx';
import { guideMessages } from '../features/guide/guide.messages.ts';
import { hostingArticles } from '../features/guide/hosting-chapter.ts';
import { hostingSource } from '../features/guide/hosting-source.ts';
import { useConfig } from '../lib/instance/use-instance.ts';
import { useMessages } from '../lib/messages/messages.ts';
import { useTranslated } from '../lib/messages/translated.ts';

/** Only where plans are sold. */
const SOLD = 'payments';

export default function DocsPage() {
  const sells = useConfig()?.sells;
  const t = useMessages(guideMessages);
  const source = useTranslated(hostingSource);
  const chapters = [
    chapterOf(useMessages(docsProgramsMessages)),
    {
      title: t('docs.hosting'),
      articles: hostingArticles(source).filter(({ slug }) => sells !== false || slug !== SOLD),
    },
  ];
  return (
    <GuideRoute
      title={t('docs.title')}
      lede={t('docs.lede')}
      pageTitle={t('docs.pageTitle')}
      path="/docs"
      chapters={chapters}
    />
  );
}
