import type { Batch } from '@sheaf/api/features/batch/batch.schema.ts';
import { Check } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Thread } from '../../components/thread.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';
import { isRunning, useDoneWords, useStatusWords } from './batch-status.tsx';
import { useFailureWords } from './use-failure-words.ts';

const EARLIER = 4;

interface RunningNowProps {
  batches: Batch[];
  onOpen: (id: string) => void;
  onCancel: (id: string) => void;
}

/** Beside the builder: what goes on already, and what was before. */
export function RunningNow({ batches, onOpen, onCancel }: RunningNowProps) {
  const t = useMessages(batchMessages);
  const words = useStatusWords();
  const doneWords = useDoneWords();
  const describeFailures = useFailureWords();
  const running = batches.filter(isRunning);
  const earlier = batches.filter((batch) => !isRunning(batch)).slice(0, EARLIER);
  return (
    <div className="flex flex-col gap-4 px-6 py-5">
      <div className="flex items-center justify-between">
        <h3 className="section-title">{t('runningNow')}</h3>
        {running.length > 0 && (
          <Badge kind="ok" icon={<span className="size-1.5 rounded-full bg-accent" />}>
            {t('live')}
          </Badge>
        )}
      </div>
      {running.length === 0 && <p className="text-13 text-ink-soft">{t('noneRunning')}</p>}
      {running.map((batch) => (
        <article key={batch.id} className="rounded-10 border border-line bg-raised px-4 py-3">
          <div className="flex items-baseline justify-between gap-3">
            <h4 className="truncate text-14 font-bold">{batch.name}</h4>
            <span className="font-serif text-20 tabular-nums">
              {t('percent', { percent: batch.progress })}
            </span>
          </div>
          <p className="mb-2 text-13 text-ink-soft tabular-nums">{doneWords(batch)}</p>
          <Thread value={batch.progress} label={batch.name} />
          <div className="mt-3 flex gap-2">
            <Button size="small" onClick={() => onOpen(batch.id)}>
              {t('seeFiles')}
            </Button>
            <Button size="small" look="bare" onClick={() => onCancel(batch.id)}>
              {t('cancel')}
            </Button>
          </div>
        </article>
      ))}
      {earlier.length > 0 && (
        <section>
          <h4 className="group-title mb-1">{t('earlier')}</h4>
          <ul className="divide-y divide-line">
            {earlier.map((batch) => (
              <li key={batch.id}>
                <button
                  type="button"
                  onClick={() => onOpen(batch.id)}
                  className="flex w-full items-start gap-3 rounded-6 py-2.5 text-left hover:bg-hover"
                >
                  <span className="w-[76px] shrink-0 pt-px">
                    <EarlierBadge batch={batch} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-13 font-strong">{batch.name}</span>
                    <span className="line-clamp-2 text-12 text-ink-soft">
                      {describeFailures(batch) || words(batch)}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function EarlierBadge({
  batch: {
    status,
    files: { total, done, failed },
  },
}: {
  batch: Batch;
}) {
  const t = useMessages(batchMessages);
  if (status === 'completed' && !failed)
    return (
      <Badge kind="ok" icon={<Check aria-hidden="true" />}>
        {t('states.done')}
      </Badge>
    );
  if (status === 'completed') return <Badge kind="warn">{`${done} / ${total}`}</Badge>;
  if (status === 'failed') return <Badge kind="bad">{t('status.failed')}</Badge>;
  return <Badge>{t('states.cancelled')}</Badge>;
}
