import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { UsageCard } from '../../features/usage/usage-card.tsx';
import { useOverview } from '../../features/usage/use-overview.ts';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { AskDrawing, ReadDrawing, SummaryDrawing } from './action-drawings.tsx';
import { dashboardTexts } from './dashboard.texts.ts';
import { EnhancedFiles } from './enhanced-files.tsx';

export function AiTools() {
  const shared = useTexts(dashboardTexts);
  const texts = shared.aiTools;
  const counts = useOverview().data?.enhanced;
  return (
    <div className="wrap pb-16">
      <PageHeader title={shared.ai} lede={texts.lede} />
      <ul aria-label={texts.figures} className="grid gap-3 desk:grid-cols-3">
        <Kind drawing={<ReadDrawing />} title={texts.ocr} count={counts?.ocr} text={texts.ocrText} />
        <Kind
          drawing={<SummaryDrawing />}
          title={texts.summaries}
          count={counts?.summary}
          text={texts.summariesText}
        />
        <Kind drawing={<AskDrawing />} title={texts.chat} count={counts?.chat} text={texts.chatText} />
      </ul>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 desk:grid-cols-[minmax(0,1fr)_328px]">
        <EnhancedFiles />
        <aside aria-label={shared.usage}>
          <UsageCard compact />
        </aside>
      </div>
    </div>
  );
}

interface KindProps {
  drawing: ReactNode;
  title: string;
  /** Undefined while it is being counted. */
  count: number | undefined;
  text: string;
}

function Kind({ drawing, title, count, text }: KindProps) {
  return (
    <li>
      <Card className="flex h-full items-center gap-4 px-5 py-4">
        <span className="-ml-2">{drawing}</span>
        <div className="min-w-0 flex-1">
          <h2 className="group-title">{title}</h2>
          <p className="text-12 text-ink-faint">{text}</p>
        </div>
        <p className="font-serif text-28 font-medium tracking-[-0.015em] tabular-nums">
          {count === undefined ? <Skeleton className="my-1 h-7 w-4" /> : formatNumber(count)}
        </p>
      </Card>
    </li>
  );
}
