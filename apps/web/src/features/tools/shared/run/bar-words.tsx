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
      <p className="text-12 text-ink-soft tabular-nums max-desktop:group-data-tight/bar:order-1 max-desktop:group-data-tight/bar:min-h-8 max-desktop:group-data-tight/bar:w-full max-desktop:group-data-tight/bar:content-center max-desktop:group-data-tight/bar:leading-4">
        {children}
      </p>
    </div>
  );
}
