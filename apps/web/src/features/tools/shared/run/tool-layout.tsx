import type { ReactNode } from 'react';
import { classes } from '../../../../lib/page/classes.ts';

/** On a phone, where both do not fit: one of them, and the tabs to change it. */
export interface NarrowView {
  shows: 'document' | 'options';
  tabs: ReactNode;
}

interface ToolLayoutProps {
  children: ReactNode;
  aside: ReactNode;
  narrow?: NarrowView | undefined;
}

/** The document or its pages on the left, what can be chosen on the right; on a phone one after the other. */
export function ToolLayout({ children, aside, narrow }: ToolLayoutProps) {
  const hides = (part: NarrowView['shows']) => narrow && narrow.shows !== part && 'max-desktop:hidden';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 desktop:grid-cols-[minmax(0,1fr)_360px] desktop:gap-8">
      {narrow && <div className="desktop:hidden">{narrow.tabs}</div>}
      <div className={classes('min-w-0', hides('document'))}>{children}</div>
      <aside
        className={classes('min-w-0 desktop:sticky desktop:top-19 desktop:self-start', hides('options'))}
      >
        {aside}
      </aside>
    </div>
  );
}
