import { chapterOf } from '../features/guide/article.ts';
import { GuideRoute } from '../features/guide/guide-route.tsx';
import { guideMessages } from '../features/guide/guide.messages.ts';
import { helpAccountMessages } from '../features/guide/help-account.messages.ts';
import { helpFilesMessages } from '../features/guide/help-files.messages.ts';
import { helpReadingMessages } from '../features/guide/help-reading.messages.ts';
import { helpToolsMessages } from '../features/guide/help-tools.messages.ts';
import { useMessages } from '../lib/messages/messages.ts';

export default function HelpPage() {
  const chapters = [
    chapterOf(useMessages(helpFilesMessages)),
    chapterOf(useMessages(helpToolsMessages)),
    chapterOf(useMessages(helpReadingMessages)),
    chapterOf(useMessages(helpAccountMessages)),
  ];
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
