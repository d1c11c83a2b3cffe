import { chapterOf } from '../features/guide/article.ts';
import { GuideRoute } from '../features/guide/guide-route.tsx';
import { guideMessages } from '../features/guide/guide.messages.ts';
import { helpAccountMessages } from '../features/guide/help-account.messages.ts';
import { helpFilesMessages } from '../features/guide/help-files.messages.ts';
import { helpReadingMessages } from '../features/guide/help-reading.messages.ts';
import { helpToolsMessages } from '../features/guide/help-tools.messages.ts';
import { useConfig } from '../lib/instance/use-instance.ts';
import { useMessages } from '../lib/messages/messages.ts';

/** Only where plans are sold. */
const SOLD = 'plans';

export default function HelpPage() {
  const sells = useConfig()?.sells;
  const chapters = [
    chapterOf(useMessages(helpFilesMessages)),
    chapterOf(useMessages(helpToolsMessages)),
    chapterOf(useMessages(helpReadingMessages)),
    chapterOf(useMessages(helpAccountMessages)),
  ].map(({ title, articles }) => ({
    title,
    articles: articles.filter(({ slug }) => sells !== false || slug !== SOLD),
  }));
  const t = useMessages(guideMessages);
  return (
    <GuideRoute
      title={t('help.title')}
      lede={t('help.lede')}
      pageTitle={t('help.pageTitle')}
      path="/help"
      chapters={chapters}
    />
  );
}
