import { docsProgramsTexts } from '../features/guide/docs-programs.texts.ts';
import { GuideRoute } from '../features/guide/guide-route.tsx';
import { guideTexts } from '../features/guide/guide.texts.ts';
import { hostingArticles } from '../features/guide/hosting-chapter.ts';
import { hostingTexts } from '../features/guide/hosting.texts.ts';
import { useTexts } from '../lib/texts.ts';

export default function DocsPage() {
  const { title, lede, pageTitle, hosting } = useTexts(guideTexts).docs;
  const { source } = useTexts(hostingTexts);
  const chapters = [useTexts(docsProgramsTexts), { title: hosting, articles: hostingArticles(source) }];
  return <GuideRoute title={title} lede={lede} pageTitle={pageTitle} path="/docs" chapters={chapters} />;
}
