import type { ReactNode } from 'react';
import { AskAllButton } from '../../features/search/ask/ask-all-button.tsx';
import { Card } from '../../components/card.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { UsageCard } from '../../features/usage/usage-card.tsx';
import { useOverview } from '../../features/usage/use-overview.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { AskDrawing, ReadDrawing, SummaryDrawing } from './action-drawings.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import { EnhancedFiles } from './enhanced-files.tsx';

export function AiTools() {
  const t = useMessages(dashboardMessages);
  const counts = useOverview().data?.enhanced;
  return (
    <div className="wrap pb-16">
      <PageHeader title={t('ai')} lede={t('aiTools.lede')} actions={<AskAllButton look="primary" />} />
      <ul aria-label={t('aiTools.figures')} aria-busy={!counts} className="grid gap-3 desktop:grid-cols-3">
        <Kind
          drawing={<ReadDrawing />}
          title={t('aiTools.ocr')}
          count={counts?.ocr}
          text={t('aiTools.ocrText')}
        />
        <Kind
          drawing={<SummaryDrawing />}
          title={t('aiTools.summaries')}
          count={counts?.summary}
          text={t('aiTools.summariesText')}
        />
        <Kind
          drawing={<AskDrawing />}
          title={t('aiTools.chat')}
          count={counts?.chat}
          text={t('aiTools.chatText')}
        />
      </ul>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-6 desktop:grid-cols-[minmax(0,1fr)_328px]">
        <EnhancedFiles />
        <aside aria-label={t('usage')}>
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
