import { ButtonLink } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { ReceiptDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useTexts } from '../lib/texts.ts';
import { pagesTexts } from './pages.texts.ts';

export default function UpgradePage() {
  const texts = useTexts(pagesTexts).upgrade;
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <PageHeader title={texts.title} lede={texts.lede} />
      <Card className="py-8">
        <EmptyState
          drawing={<ReceiptDrawing />}
          title={texts.emptyTitle}
          action={<ButtonLink to="/billing">{texts.back}</ButtonLink>}
        >
          {texts.empty}
        </EmptyState>
      </Card>
    </div>
  );
}
