import type { Batch } from '@sheaf/api/features/batch/batch.schema.ts';
import { Download, RotateCcw, X } from 'lucide-react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Thread } from '../../components/thread.tsx';
import { readApiError } from '../../lib/api-error.ts';
import { fetchBlob, saveBlob } from '../../lib/download.ts';
import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { api } from '../../lib/trpc.ts';
import { batchTexts } from './batch.texts.ts';
import { isRunning, timeOf, useStatusWords } from './batch-status.tsx';
import { TaskTable } from './task-table.tsx';
import { refreshBatches, useBatch, useOperationProgress } from './use-batches.ts';

const RESULTS_SHOWN = 12;

export function BatchDetail({ batch, onCancel }: { batch: Batch; onCancel: () => void }) {
  const texts = useTexts(batchTexts);
  const say = useServerWords();
  const words = useStatusWords();
  const progress = useOperationProgress();
  const { data } = useBatch(batch.id);
  const goesOn = isRunning(batch);
  const retry = () =>
    api.batch.retry.mutate({ id: batch.id }).then(refreshBatches, (error: unknown) => {
      toast.error(say(readApiError(error).message ?? texts.retryFailed));
    });
  const save = (path: string, filename: string) =>
    fetchBlob(path).then(
      ({ blob }) => saveBlob(blob, filename),
      (error: unknown) => toast.error(say(readApiError(error).message ?? texts.downloadFailed)),
    );
  const canRetry = !goesOn && (batch.failed > 0 || batch.status === 'cancelled');
  return (
    <section aria-label={batch.name} className="min-w-0 px-4 py-5 desk:overflow-y-auto desk:px-8">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 max-desk:basis-full">
          <h3 className="truncate font-serif text-28 leading-tight">{batch.name}</h3>
          <p className="text-13 text-ink-soft tabular-nums">
            {texts.startedAt(timeOf(batch.started_at ?? batch.created_at))}{' '}
            {goesOn ? texts.doneOf(batch.current, batch.total) : words(batch)}
          </p>
        </div>
        <span className="font-serif text-28 tabular-nums max-desk:mr-auto desk:text-40">
          {texts.percent(batch.progress)}
        </span>
        <Button onClick={onCancel}>
          <X aria-hidden="true" />
          {goesOn ? texts.cancel : texts.takeOff}
        </Button>
      </div>
      <Thread value={batch.progress} label={batch.name} className="my-4" />
      {(canRetry || batch.error_message) && (
        <div className="mb-4">
          <Note
            kind={batch.error_message ? 'bad' : 'plain'}
            fact={batch.failed ? texts.failedFact(batch.failed) : words(batch)}
            action={
              canRetry && (
                <Button size="small" onClick={() => void retry()}>
                  <RotateCcw aria-hidden="true" />
                  {batch.failed ? texts.retry : texts.again}
                </Button>
              )
            }
          >
            <span className="whitespace-pre-line">
              {batch.error_message?.split('\n').map(say).join('\n')}
            </span>
          </Note>
        </div>
      )}
      {batch.result_files.length > 0 && (
        <section className="mb-4">
          <div className="flex items-center justify-between gap-3 pb-1">
            <h4 className="group-title">{texts.results}</h4>
            {batch.result_files.length > 1 && (
              <Button
                size="small"
                onClick={() => void save(`/api/batch/${batch.id}/results.zip`, `${batch.name}.zip`)}
              >
                <Download aria-hidden="true" />
                {texts.allResults}
              </Button>
            )}
          </div>
          <ul className="divide-y divide-line">
            {batch.result_files.slice(0, RESULTS_SHOWN).map(({ id, filename, size }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-1 text-13">
                <span className="min-w-0 truncate">{filename}</span>
                <span className="flex shrink-0 items-center gap-2 text-ink-soft tabular-nums">
                  {formatBytes(size)}
                  <Button
                    size="small"
                    look="bare"
                    aria-label={texts.downloadNamed(filename)}
                    onClick={() => void save(`/api/files/${id}/download`, filename)}
                  >
                    <Download aria-hidden="true" />
                  </Button>
                </span>
              </li>
            ))}
          </ul>
          {batch.result_files.length > RESULTS_SHOWN && (
            <p className="text-12 text-ink-faint">{texts.more(batch.result_files.length - RESULTS_SHOWN)}</p>
          )}
        </section>
      )}
      {data ? (
        <TaskTable operations={batch.operations} tasks={data.tasks} progress={progress} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </section>
  );
}
