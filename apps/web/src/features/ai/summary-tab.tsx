import type { Recommendation, Summary, SummaryType } from '@sheaf/api/features/ai/ai.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Copy, RefreshCw } from 'lucide-react';
import { Suspense } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ShareButton } from '../../components/share-button.tsx';
import { SkeletonLines, Waiting } from '../../components/skeleton.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { aiMessages } from './ai.messages.ts';
import type { AssistantFile } from './assistant-file.ts';
import { describeDocument, type DocumentFacts, writeSummary } from './document-facts.ts';
import { ExtractText } from './extract-text.tsx';
import { FactTable } from './fact-table.tsx';
import { SummaryPoints } from './summary-points.tsx';
import { UnreadPages } from './unread-pages.tsx';
import type { AssistantActions } from './use-assistant-actions.ts';
import { optional } from '../../lib/page/optional.ts';

interface SummaryTabProps {
  file: AssistantFile;
  actions: AssistantActions;
  locked: Recommendation | undefined;
  onPage: (page: number) => void;
}

/** Most instances have no language model, and most members do not translate. */
const TranslateSummary = optional(() => import('./translate-summary.tsx'));
/** Of these one looks for who, when and how much before what they say. */
const OF_FACTS = new Set(['contract', 'invoice', 'quote', 'policy', 'payslip', 'statement']);
const lengths: SummaryType[] = ['brief', 'auto', 'detailed'];

export function SummaryTab({ file, actions, locked, onPage }: SummaryTabProps) {
  const t = useMessages(aiMessages);
  const { data: status } = useQuery(trpc.ai.status.queryOptions());
  const { data } = useQuery(trpc.ai.summaries.queryOptions({ fileId: file.id }));
  const { data: facts } = useQuery({
    ...trpc.ai.keyFacts.queryOptions({ fileId: file.id }),
    enabled: file.has_text,
  });
  if (!file.has_text)
    return <ExtractText reading={file.reading} text={t('ocr.text')} actions={actions} locked={locked} />;
  const summary = data?.summaries[0];
  const isOfFacts = facts?.kind !== undefined && OF_FACTS.has(facts.kind);
  const hasModel = status !== undefined && status.llm.provider !== 'local';
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 py-5 desktop:px-6">
      <div className="mb-5 empty:hidden">
        <UnreadPages file={file} actions={actions} />
      </div>
      {!data && (
        <Waiting>
          <SkeletonLines lines={5} />
        </Waiting>
      )}
      <AboutDocument facts={facts} summary={summary} />
      {isOfFacts && <FactTable data={facts} onPage={onPage} className="mb-6" />}
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
      {facts && !isOfFacts && <FactTable data={facts} onPage={onPage} className="mt-6 border-t pt-5" />}
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
  const unverified = summary.sentences.reduce((sum, one) => sum + (one.unverified_claims?.length ?? 0), 0);
  return (
    <section>
      <p className="flex flex-wrap items-center gap-2 text-12 text-ink-faint tabular-nums">
        <Badge>{t(`summary.kinds.${summary.summary_type}`)}</Badge>
        <span>{t('summary.words', { count: summary.word_count })}</span>
        <span>{formatDate(summary.created_at)}</span>
        <span>
          {summary.engine === 'extracts' || summary.engine === 'facts'
            ? t(summary.engine === 'facts' ? 'summary.told' : 'summary.quoted')
            : t('summary.writtenBy', { name: summary.engine })}
        </span>
      </p>
      {summary.fallback && (
        <p className="mt-2 text-13 text-ink-soft">
          {t('chat.fallback', { why: summary.fallback, what: 'summary' })}
        </p>
      )}
      {unverified > 0 && (
        <p className="mt-2">
          <Badge kind="warn">{t('summary.unverifiedClaims', { count: unverified })}</Badge>
        </p>
      )}
      {summary.sentences.length > 0 && <SummaryPoints points={summary.sentences} onPage={onPage} />}
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

/** What the file is, as its first pages say it, and all that stands here as text. */
function AboutDocument({
  facts,
  summary,
}: {
  facts: DocumentFacts | undefined;
  summary: Summary | undefined;
}) {
  const t = useMessages(aiMessages);
  const about = facts && describeDocument(facts, t);
  if (!about && !summary) return null;
  const text = writeSummary(summary, facts, t);
  async function copy() {
    await navigator.clipboard.writeText(text);
    toast.success(t('chat.copied'));
  }
  return (
    <div className="mb-4 flex items-start justify-between gap-3">
      {about && (
        <div className="min-w-0">
          <p className="text-12 text-ink-faint">{t('summary.about')}</p>
          <p className="text-16 font-bold wrap-anywhere">{about}</p>
        </div>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <ShareButton name={t('summary.share')} text={text} />
        <Button onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('summary.copy')}
        </Button>
      </div>
    </div>
  );
}
