import type { Recommendation, Summary, SummaryType } from '@sheaf/api/features/ai/ai.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatDate, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { aiMessages } from './ai.messages.ts';
import type { AssistantFile } from './assistant-file.ts';
import { ExtractText } from './extract-text.tsx';
import { KeyFacts } from './key-facts.tsx';
import type { AssistantActions } from './use-assistant-actions.ts';

interface SummaryTabProps {
  file: AssistantFile;
  actions: AssistantActions;
  locked: Recommendation | undefined;
  onPage: (page: number) => void;
}

/** Most instances have no language model, and most members do not translate. */
const TranslateSummary = lazy(() => import('./translate-summary.tsx'));
const lengths: SummaryType[] = ['brief', 'auto', 'detailed'];

export function SummaryTab({ file, actions, locked, onPage }: SummaryTabProps) {
  const t = useMessages(aiMessages);
  const { data: status } = useQuery(trpc.ai.status.queryOptions());
  const { data } = useQuery(trpc.ai.summaries.queryOptions({ fileId: file.id }));
  if (!file.has_text)
    return <ExtractText reading={file.reading} text={t('ocr.text')} actions={actions} locked={locked} />;
  const summary = data?.summaries[0];
  const hasModel = status !== undefined && status.llm.provider !== 'local';
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 desktop:px-6">
      {!data && <Skeleton className="h-24" />}
      {summary && <SummaryText summary={summary} actions={actions} onPage={onPage} />}
      {summary && hasModel && (
        <Suspense>
          <TranslateSummary key={summary.id} text={summary.summary_text} />
        </Suspense>
      )}
      {data && (
        <section className={summary ? 'mt-6' : ''}>
          <h3 className="text-14 font-bold">{summary ? t('summary.other') : t('summary.title')}</h3>
          {!summary && (
            <p className="mt-1 text-13 text-ink-soft">
              {hasModel ? t('summary.writtenText') : t('summary.text')}
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            {lengths
              .filter((length) => length !== summary?.summary_type)
              .map((length) => (
                <Button
                  key={length}
                  look={length === 'auto' && !summary ? 'primary' : 'quiet'}
                  busy={actions.busy === 'summarize'}
                  disabled={actions.busy !== null}
                  onClick={() => void actions.summarize(length)}
                >
                  {t(`summary.${length}`)}
                </Button>
              ))}
          </div>
        </section>
      )}
      <KeyFacts fileId={file.id} onPage={onPage} />
    </div>
  );
}

function SummaryText({
  summary,
  actions,
  onPage,
}: {
  summary: Summary;
  actions: AssistantActions;
  onPage: (page: number) => void;
}) {
  const t = useMessages(aiMessages);
  return (
    <section>
      <p className="flex flex-wrap items-center gap-2 text-12 text-ink-faint tabular-nums">
        <Badge>{t(`summary.kinds.${summary.summary_type}`)}</Badge>
        <span>{t('summary.words', { count: summary.word_count })}</span>
        <span>{formatDate(summary.created_at)}</span>
        <span>
          {summary.engine === 'extracts'
            ? t('summary.quoted')
            : t('summary.writtenBy', { name: summary.engine })}
        </span>
      </p>
      <p className="mt-3 font-serif text-16">
        {summary.sentences.map(({ text, page }) => (
          <span key={`${page} ${text}`}>
            {text}{' '}
            <button
              type="button"
              title={t('chat.page', { page: formatNumber(page) })}
              onClick={() => onPage(page)}
              className="mr-1 rounded-4 bg-accent-soft px-1 align-[1px] font-sans text-12 font-strong text-accent-ink tabular-nums hover:underline"
            >
              {t('summary.pageShort', { page: formatNumber(page) })}
            </button>
          </span>
        ))}
      </p>
      <Button
        className="mt-4"
        busy={actions.busy === 'summarize'}
        disabled={actions.busy !== null}
        onClick={() => void actions.summarize(summary.summary_type)}
      >
        <RefreshCw aria-hidden="true" />
        {t('summary.again')}
      </Button>
    </section>
  );
}
