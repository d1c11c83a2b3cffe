import { Badge } from '../components/badge.tsx';
import { Card, CardHeader } from '../components/card.tsx';
import { ReceiptDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useTexts } from '../lib/texts.ts';
import { pagesTexts } from './pages.texts.ts';

export default function BillingPage() {
  const texts = useTexts(pagesTexts).billing;
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <PageHeader title={texts.title} lede={texts.lede} />
      <div className="grid items-start gap-4 desk:grid-cols-[360px_minmax(0,1fr)]">
        <Card className="p-5">
          <h2 className="text-13 text-ink-soft">{texts.plan}</h2>
          <p className="mt-1 flex items-center justify-between gap-3">
            <span className="title">{texts.free}</span>
            <Badge kind="ok">{texts.active}</Badge>
          </p>
          <p className="mt-1 text-ink-soft">{texts.price}</p>
          <p className="mt-4 border-t border-line pt-3 text-13 text-ink-faint">{texts.cycle}</p>
        </Card>
        <Card>
          <CardHeader title={texts.history} />
          <EmptyState level="p" drawing={<ReceiptDrawing />} title={texts.emptyTitle}>
            {texts.empty}
          </EmptyState>
        </Card>
      </div>
    </div>
  );
}
