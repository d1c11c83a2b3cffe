import type { Batch } from '@sheaf/api/features/batch/batch.schema.ts';
import { X } from 'lucide-react';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { Thread } from '../../components/thread.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { fetchBlob, saveBlob } from '../../lib/api/download.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { batchMessages } from './batch.messages.ts';
import { BatchRemedies } from './batch-remedies.tsx';
import { BatchResults } from './batch-results.tsx';
import { isRunning, timeOf, useDoneWords, useStatusWords } from './batch-status.tsx';
import { TaskTable } from './task-table.tsx';
import { useFailureWords } from './use-failure-words.ts';
import { useBatch, useOperationProgress } from './use-batches.ts';

interface BatchDetailProps {
  batch: Batch;
  onOpen: (id: string) => void;
  onCancel: () => void;
}

export function BatchDetail({ batch, onOpen, onCancel }: BatchDetailProps) {
  const t = useMessages(batchMessages);
  const errorTexts = useTranslated(errorWords);
  const describeFailures = useFailureWords();
  const words = useStatusWords();
  const doneWords = useDoneWords();
  const progress = useOperationProgress();
  const { data } = useBatch(batch.id);
  const goesOn = isRunning(batch);
  const inVain = data ? data.fails_again - data.cures.ocr - data.cures.unlock : 0;
  // Of what did not come to its end, the words say how far it came.
  const hasShare = goesOn || (batch.status === 'completed' && !batch.failed);
  const save = (path: string, filename: string) =>
    fetchBlob(path).then(
      ({ blob }) => saveBlob(blob, filename),
      (error: unknown) =>
        toast.error(t('downloadFailed'), { description: describeError(readApiError(error), errorTexts) }),
    );
  /** Steps that had nothing to work on: what would have come to them failed before. */
  const unrun = batch.operations.flatMap((_, index) =>
    data?.tasks.some(({ step }) => step === index + 1) ? [] : [index + 1],
  );
  const [from = 0] = unrun;
  const isInVain = batch.status === 'failed' && batch.result_files.length === 0;
  const consequences = [
    from && t('notRun', { count: unrun.length, from, to: batch.operations.length }),
    isInVain && t('noResults'),
  ];
  const hasEnded = !goesOn && (batch.failed > 0 || batch.status === 'cancelled');
  return (
    <section aria-label={batch.name} className="min-w-0 px-4 py-5 desktop:overflow-y-auto desktop:px-8">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 max-desktop:basis-full">
          <h3 className="truncate font-serif text-28 leading-tight">{batch.name}</h3>
          <p className="text-13 text-ink-soft tabular-nums">
            {t('startedAt', { time: timeOf(batch.started_at ?? batch.created_at) })}{' '}
            {goesOn ? doneWords(batch) : words(batch)}
          </p>
        </div>
        {hasShare && (
          <span className="font-serif text-28 tabular-nums max-desktop:mr-auto desktop:text-40">
            {t('percent', { percent: batch.progress })}
          </span>
        )}
        <Button onClick={onCancel}>
          <X aria-hidden="true" />
          {goesOn ? t('cancel') : t('takeOff')}
        </Button>
      </div>
      {hasShare ? (
        <Thread value={batch.progress} label={batch.name} className="my-4" />
      ) : (
        <hr className="my-4 border-line" />
      )}
      {(hasEnded || batch.error_message) && (
        <div className="mb-4">
          <Note
            kind={batch.error_message ? 'bad' : 'plain'}
            fact={batch.failed ? t('failedFact', { number: batch.files.failed }) : t('states.cancelled')}
            action={data && !goesOn && <BatchRemedies batch={data} onOpen={onOpen} />}
          >
            <span className="whitespace-pre-line">{describeFailures(batch)}</span>
            {batch.status === 'failed' && data && (
              <span className="block">{consequences.filter(Boolean).join(' ')}</span>
            )}
            {!goesOn && inVain > 0 && <span className="block">{t('failsAgain', { count: inVain })}</span>}
          </Note>
        </div>
      )}
      <BatchResults batch={batch} onSave={(path, filename) => void save(path, filename)} />
      {data ? (
        <TaskTable batch={data} progress={progress} hasEnded={!goesOn} onOpen={onOpen} />
      ) : (
        <Waiting>
          <SkeletonRows rows={4} />
        </Waiting>
      )}
    </section>
  );
}
