import type { BatchWithTasks } from '@sheaf/api/features/batch/batch.schema.ts';
import type { Remedy } from '@sheaf/api/features/batch/batch.remedies.schema.ts';
import { RotateCcw } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { PasswordInput } from '../../components/password-input.tsx';
import { readApiError } from '../../lib/api/api-error.ts';
import { api } from '../../lib/api/trpc.ts';
import { describeError, errorWords } from '../../lib/messages/describe-error.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { batchMessages } from './batch.messages.ts';
import { refreshBatches } from './use-batches.ts';

type Way = Remedy | 'without' | 'retry';

interface BatchRemediesProps {
  batch: BatchWithTasks;
  /** A batch that was started from this one. */
  onOpen: (id: string) => void;
}

/** What can be done about a batch that did not come to its end, each only where it can succeed. */
export function BatchRemedies({ batch, onOpen }: BatchRemediesProps) {
  const t = useMessages(batchMessages);
  const errorTexts = useTranslated(errorWords);
  const [sending, setSending] = useState<Way | null>(null);
  const { id, cures, can_run_without: canRunWithout, can_retry: canRetry } = batch;
  const run = async (way: Way, start: () => Promise<{ batch: { id: string } }>) => {
    setSending(way);
    try {
      const answer = await start();
      await refreshBatches();
      onOpen(answer.batch.id);
    } catch (error) {
      const title = t(way === 'retry' ? 'retryFailed' : 'createFailed');
      toast.error(title, { description: describeError(readApiError(error), errorTexts) });
    } finally {
      setSending(null);
    }
  };
  const cure = (step: Remedy, password?: string) =>
    void run(step, () => api.batch.runCured.mutate({ id, step, password }));
  if (!canRunWithout && !canRetry && !cures.ocr && !cures.unlock) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {cures.ocr > 0 && (
        <Button size="small" busy={sending === 'ocr'} onClick={() => cure('ocr')}>
          {t('cureOcr', { count: cures.ocr })}
        </Button>
      )}
      {cures.unlock > 0 && (
        <Unlock
          count={cures.unlock}
          busy={sending === 'unlock'}
          onUnlock={(password) => cure('unlock', password)}
        />
      )}
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

interface UnlockProps {
  count: number;
  busy: boolean;
  onUnlock: (password: string) => void;
}

/** The files that failed share one password here; those with another fail again, and can be given theirs. */
function Unlock({ count, busy, onUnlock }: UnlockProps) {
  const t = useMessages(batchMessages);
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const [hasTried, setTried] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (password) onUnlock(password);
  };
  if (!isAsking)
    return (
      <Button size="small" onClick={() => setAsking(true)}>
        {t('cureUnlock', { count })}
      </Button>
    );
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <Field
        label={t('unlockPassword', { count })}
        error={hasTried && !password ? t('needPassword') : undefined}
      >
        <PasswordInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button before asked for it
          autoFocus
          autoComplete="off"
          showName={t('showPassword')}
          hideName={t('hidePassword')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <Button type="submit" busy={busy}>
        {t('cureUnlock', { count })}
      </Button>
    </form>
  );
}
