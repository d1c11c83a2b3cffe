import { companyTexts } from '../features/company/company.texts.ts';
import { Statement } from '../features/company/statement.tsx';
import { useTexts } from '../lib/texts.ts';

export default function AboutPage() {
  const texts = useTexts(companyTexts).about;
  return <Statement texts={texts} text={texts.text} />;
}
