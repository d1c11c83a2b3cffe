import { legalTexts } from '../features/legal/legal.texts.ts';
import { Reading } from '../features/legal/reading.tsx';
import { useTexts } from '../lib/texts.ts';

export default function TermsPage() {
  return <Reading texts={useTexts(legalTexts).terms} />;
}
