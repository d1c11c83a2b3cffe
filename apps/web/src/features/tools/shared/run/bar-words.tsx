import type { ReactNode } from 'react';

interface BarWordsProps {
  fact: ReactNode;
  children: ReactNode;
}

/** What will come out, and under it what else there is to know. */
export function BarWords({ fact, children }: BarWordsProps) {
  return (
    <div className="min-w-0 max-desktop:group-data-tight/bar:contents">
      <p className="min-w-0 text-14 font-bold tabular-nums desktop:truncate max-desktop:group-data-tight/bar:flex-1">
        {fact}
      </p>
      <p className="bar-note text-12 text-ink-soft tabular-nums">{children}</p>
    </div>
  );
}
