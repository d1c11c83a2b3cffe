import type { BatchWithTasks } from '@sheaf/api/features/batch/batch.schema.ts';
import type { Remedy } from '@sheaf/api/features/batch/batch.remedies.schema.ts';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { api } from '../../lib/api/trpc.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { batchMessages } from './batch.messages.ts';
import { CureButton } from './cure-button.tsx';
import { useRunAnew } from './use-run-anew.ts';

interface BatchRemediesProps {
  batch: BatchWithTasks;
  /** A batch that was started from this one. */
  onOpen: (id: string) => void;
}

/** What can be done about a batch that did not come to its end, each only where it can succeed. */
export function BatchRemedies({ batch, onOpen }: BatchRemediesProps) {
  const t = useMessages(batchMessages);
  const { sending, run } = useRunAnew(onOpen);
  const { id, can_run_without: canRunWithout, can_retry: canRetry } = batch;
  // One file has its button on its row.
  const cures = (['ocr', 'unlock'] as const).filter((step) => batch.cures[step] > 1);
  const cure = (step: Remedy, password?: string) =>
    void run(step, () => api.batch.runCured.mutate({ id, step, password }));
  if (!canRunWithout && !canRetry && !cures.length) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {cures.map((step) => (
        <CureButton
          key={step}
          step={step}
          count={batch.cures[step]}
          busy={sending === step}
          onCure={(password) => cure(step, password)}
        />
      ))}
      {canRunWithout && (
        <Button
          size="small"
          busy={sending === 'without'}
          onClick={() => void run('without', () => api.batch.runWithout.mutate({ id }))}
        >
          {t('runWithout', { count: batch.failed })}
        </Button>
      )}
      {canRetry && (
        <Button
          size="small"
          busy={sending === 'retry'}
          onClick={() => void run('retry', () => api.batch.retry.mutate({ id }))}
        >
          <RotateCcw aria-hidden="true" />
          {batch.failed ? t('retry') : t('again')}
        </Button>
      )}
    </div>
  );
}
