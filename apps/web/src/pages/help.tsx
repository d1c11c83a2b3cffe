import { GuideRoute } from '../features/guide/guide-route.tsx';
import { guideTexts } from '../features/guide/guide.texts.ts';
import { helpAccountTexts } from '../features/guide/help-account.texts.ts';
import { helpFilesTexts } from '../features/guide/help-files.texts.ts';
import { helpReadingTexts } from '../features/guide/help-reading.texts.ts';
import { helpToolsTexts } from '../features/guide/help-tools.texts.ts';
import { useTexts } from '../lib/texts.ts';

export default function HelpPage() {
  const chapters = [
    useTexts(helpFilesTexts),
    useTexts(helpToolsTexts),
    useTexts(helpReadingTexts),
    useTexts(helpAccountTexts),
  ];
  return <GuideRoute {...useTexts(guideTexts).help} path="/help" chapters={chapters} />;
}
