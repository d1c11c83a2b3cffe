import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { firstStepsMessages } from './first-steps.messages.ts';

interface StepProps {
  number: number;
  isDone: boolean | undefined;
  /** Until then its buttons have their place. */
  isKnown: boolean;
  title: string;
  text: string;
  children: ReactNode;
}

/** A knot on the stitched thread; it is filled once its step is taken. */
export function Step({ number, isDone, isKnown, title, text, children }: StepProps) {
  const t = useMessages(firstStepsMessages);
  return (
    <li className="flex min-w-0 gap-3">
      <span
        aria-hidden="true"
        className={classes(
          'grid size-6 shrink-0 place-items-center rounded-full border text-12 font-bold tabular-nums',
          isDone ? 'border-accent bg-accent text-on-accent' : 'border-edge text-ink-soft',
        )}
      >
        {isDone ? <Check className="size-3.5" strokeWidth={2.5} /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className={classes('text-14 font-bold', isDone && 'text-ink-soft')}>{title}</h3>
        <p className="text-13 text-ink-soft">{text}</p>
        {isDone ? (
          // As high as the content it replaces.
          <p className="mt-2.5 flex h-9 items-center text-13 text-ink-faint desktop:h-7">{t('stepDone')}</p>
        ) : (
          <div className={classes('mt-2.5 flex flex-wrap gap-2', !isKnown && 'invisible')}>{children}</div>
        )}
      </div>
    </li>
  );
}
