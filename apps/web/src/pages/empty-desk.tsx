import { ButtonLink } from '../components/button.tsx';
import { Card } from '../components/card.tsx';
import { ToolsDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { PageHeader } from '../components/page-header.tsx';
import { useTexts } from '../lib/texts.ts';
import { pagesTexts } from './pages.texts.ts';

interface EmptyDeskProps {
  texts: { pageTitle: string; title: string; lede: string; emptyTitle: string; empty: string };
}

/** A page that says where its tools are. */
export function EmptyDesk({ texts }: EmptyDeskProps) {
  const { toDashboard } = useTexts(pagesTexts);
  return (
    <div className="wrap pb-16">
      <title>{texts.pageTitle}</title>
      <PageHeader title={texts.title} lede={texts.lede} />
      <Card className="py-8">
        <EmptyState
          drawing={<ToolsDrawing />}
          title={texts.emptyTitle}
          action={<ButtonLink to="/dashboard">{toDashboard}</ButtonLink>}
        >
          {texts.empty}
        </EmptyState>
      </Card>
    </div>
  );
}
