import type { ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';

interface PageHeaderProps {
  /** What it is one of. */
  above?: ReactNode;
  title: string;
  /** One line of what this page is for. */
  lede: ReactNode;
  /** What the page is for is known by now: a phone has the room for what is worked on. */
  isBrief?: boolean;
  actions?: ReactNode;
}

export function PageHeader({ above, title, lede, isBrief = false, actions }: PageHeaderProps) {
  const brief = isBrief && 'max-desktop:hidden';
  return (
    <header
      className={classes(
        'flex gap-4 pt-5 pb-4 desktop:flex-row desktop:flex-wrap desktop:items-end desktop:gap-x-6 desktop:pt-7 desktop:pb-5',
        isBrief ? 'flex-wrap items-center gap-y-2' : 'flex-col items-stretch',
      )}
    >
      {/* Where the actions leave no room for the title, they stand below it: a word is not cut for them. */}
      <div className="min-w-0 flex-1 max-desktop:basis-auto desktop:basis-64">
        {above && <p className={classes('text-13 text-ink-faint', brief)}>{above}</p>}
        <h1 className="title wrap-anywhere">{title}</h1>
        <p className={classes('text-14 text-ink-soft', brief)}>{lede}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
