import type { ReactNode } from 'react';

export type Fact = [label: string, value: ReactNode];

/** What is so, a line each. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-line px-5 pt-1 pb-2">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-2 text-13"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-right font-strong wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
