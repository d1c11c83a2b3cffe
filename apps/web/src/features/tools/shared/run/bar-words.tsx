import type { ReactNode } from 'react';

/** What will come out, in one line, and under it what else there is to know. */
export function BarWords({ fact, children }: { fact: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="text-14 font-bold tabular-nums desktop:truncate">{fact}</p>
      <p className="text-12 text-ink-soft tabular-nums">{children}</p>
    </div>
  );
}
