import { useTexts } from '../lib/texts.ts';
import { EmptyDesk } from './empty-desk.tsx';
import { pagesTexts } from './pages.texts.ts';

export default function AdvancedToolsPage() {
  return <EmptyDesk texts={useTexts(pagesTexts).advancedTools} />;
}
