import { Button } from '../../components/button.tsx';
import { Thread } from '../../components/thread.tsx';
import { useOffline } from '../../lib/page/use-offline.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { useProgressWords } from '../../lib/messages/progress-messages.ts';
import { estimateRemaining, percentOf } from './estimate.ts';
import { operationsMessages } from './operations.messages.ts';
import { type RunningOperation, cancelOperation } from './operations-store.ts';
import { useElapsed } from './use-elapsed.ts';

/** The count may be complete while the result is still being written. */
const MOST = 99;

interface OperationProgressProps {
  operation: Pick<RunningOperation, 'id' | 'progress' | 'progressAt' | 'startedAt' | 'isCancelling'>;
  name: string;
  /** Where it is no operation of the history, and nothing of it is counted but the time. */
  onStop?: () => void;
}

/** What is being done, how far, for how long, and the way to stop it. */
export function OperationProgress({ operation, name, onStop }: OperationProgressProps) {
  const t = useMessages(operationsMessages);
  const describeProgress = useProgressWords();
  const isOffline = useOffline();
  const { id, progress, progressAt, startedAt, isCancelling } = operation;
  const elapsed = useElapsed(startedAt);
  const remaining = estimateRemaining(progress, (progressAt - startedAt) / 1000, elapsed);
  const percent = percentOf(progress);
  const time = (seconds: number) => {
    const whole = Math.round(seconds);
    return whole < 60
      ? t('seconds', { seconds: whole })
      : t('minutes', { minutes: Math.floor(whole / 60), seconds: whole % 60 });
  };
  return (
    <div className="flex min-w-0 flex-1 items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2 text-13 desktop:flex-nowrap">
          <strong className="min-w-0 truncate font-bold max-desktop:basis-full">{name}</strong>
          <span className="mr-auto min-w-0 text-ink-soft desktop:truncate">
            {isOffline ? <output>{t('offline')}</output> : isCancelling && t('cancelling')}
            {!isOffline &&
              !isCancelling &&
              (progress ? describeProgress(progress) : !onStop && t('starting'))}
          </span>
          <span className="shrink-0 text-12 text-ink-soft tabular-nums">
            {!isOffline && !onStop && (
              <>{t('percent', { percent: Math.min(MOST, Math.floor(percent)) })} · </>
            )}
            {!isOffline &&
              (remaining === null
                ? t('elapsed', { time: time(elapsed) })
                : t('remaining', { time: time(remaining) }))}
          </span>
        </p>
        <Thread value={percent} label={name} />
      </div>
      <Button
        aria-label={t('cancelNamed', { what: name })}
        disabled={isCancelling}
        onClick={() => (onStop ? onStop() : void cancelOperation(id))}
      >
        {t('cancel')}
      </Button>
    </div>
  );
}
