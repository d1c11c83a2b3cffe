import type { ReactNode } from 'react';
import { classes } from '../../../../lib/page/classes.ts';

interface BarWordsProps {
  fact: ReactNode;
  children: ReactNode;
  /** On a phone, the controls beside it say as much. */
  isSaid?: boolean;
}

/** What will come out, and under it what else there is to know. */
export function BarWords({ fact, children, isSaid }: BarWordsProps) {
  return (
    <div className="min-w-0 max-desktop:group-data-tight/bar:contents">
      <p className="min-w-0 text-14 font-bold tabular-nums desktop:truncate max-desktop:group-data-tight/bar:flex-1">
        {fact}
      </p>
      <p
        className={classes(
          'text-12 text-ink-soft tabular-nums max-desktop:group-data-tight/bar:order-1 max-desktop:group-data-tight/bar:w-full',
          isSaid && 'max-desktop:group-data-tight/bar:hidden',
        )}
      >
        {children}
      </p>
    </div>
  );
}
