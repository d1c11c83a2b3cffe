import { companyTexts } from '../features/company/company.texts.ts';
import { Statement } from '../features/company/statement.tsx';
import { useTexts } from '../lib/texts.ts';

export default function CareersPage() {
  const texts = useTexts(companyTexts).careers;
  return <Statement texts={texts} text={texts.text} />;
}
