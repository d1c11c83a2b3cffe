import type { ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';
import { Card } from './card.tsx';
import { Skeleton } from './skeleton.tsx';
import { Sparkline } from './sparkline.tsx';

interface Figure {
  label: string;
  /** Absent while it is on its way. */
  value?: string | undefined;
  note?: string | undefined;
  line: number[];
  /** Below the note. */
  children?: ReactNode;
}

/** Four figures: one card divided by hairlines. */
export function FigureRow({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <Card aria-label={label} aria-busy={figures.some(({ value }) => value === undefined)}>
      <dl className="grid grid-cols-2 desktop:grid-cols-4">
        {figures.map((figure, index) => (
          <div
            key={figure.label}
            className={classes(
              'min-w-0 px-3.5 py-3 desktop:px-5 desktop:pt-3.5 desktop:pb-3',
              index % 2 === 1 && 'border-l',
              index === 2 && 'desktop:border-l',
              index > 1 && 'max-desktop:border-t',
            )}
          >
            <dt className="text-13 text-ink-soft">{figure.label}</dt>
            <dd>
              <span className="flex items-center justify-between gap-2">
                <span className="font-serif text-28 font-medium tracking-[-0.015em] tabular-nums">
                  {figure.value ?? <Skeleton className="my-1.5 h-6 w-24" />}
                </span>
                <Sparkline values={figure.line} className="max-desktop:hidden" />
              </span>
              <span className="block min-h-4 text-12 text-ink-faint tabular-nums">{figure.note}</span>
              {figure.children}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
