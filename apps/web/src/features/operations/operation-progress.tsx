import { Button } from '../../components/button.tsx';
import { Thread } from '../../components/thread.tsx';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { useTexts } from '../../lib/texts.ts';
import { estimateRemaining, percentOf } from './estimate.ts';
import { operationsTexts } from './operations.texts.ts';
import { type RunningOperation, cancelOperation } from './operations-store.ts';
import { useElapsed } from './use-elapsed.ts';

/** What is counted may be over while the result is still being written. */
const MOST = 99;

/** What is being done, how far, for how long, and the way to stop it. */
export function OperationProgress({ operation, name }: { operation: RunningOperation; name: string }) {
  const texts = useTexts(operationsTexts);
  const say = useServerWords();
  const { id, progress, startedAt, isCancelling } = operation;
  const elapsed = useElapsed(startedAt);
  const remaining = estimateRemaining(progress, elapsed);
  const percent = percentOf(progress);
  const time = (seconds: number) => {
    const whole = Math.round(seconds);
    return whole < 60 ? texts.seconds(whole) : texts.minutes(Math.floor(whole / 60), whole % 60);
  };
  return (
    <div className="flex min-w-0 flex-1 items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex items-baseline justify-between gap-3 text-13">
          <span className="min-w-0 truncate">
            <strong className="font-bold">{name}</strong>{' '}
            <span className="text-ink-soft">
              {isCancelling ? texts.cancelling : progress ? say(progress.what) : texts.starting}
            </span>
          </span>
          <span className="shrink-0 text-12 text-ink-soft tabular-nums">
            {progress && <>{texts.percent(Math.min(MOST, Math.floor(percent)))} · </>}
            {remaining === null ? texts.elapsed(time(elapsed)) : texts.remaining(time(remaining))}
          </span>
        </p>
        <Thread value={percent} label={name} />
      </div>
      <Button
        aria-label={texts.cancelNamed(name)}
        disabled={isCancelling}
        onClick={() => void cancelOperation(id)}
      >
        {texts.cancel}
      </Button>
    </div>
  );
}
