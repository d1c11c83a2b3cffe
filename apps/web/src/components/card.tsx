import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={classes('rounded-10 border border-line bg-surface', className)} />;
}

export function CardHeader({ title, lede, action }: { title: string; lede?: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-[18px] pb-1">
      <div className="min-w-0">
        <h2 className="section-title">{title}</h2>
        {lede && <p className="mt-0.5 text-13 text-ink-soft">{lede}</p>}
      </div>
      {action}
    </div>
  );
}
