import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../../../../lib/page/classes.ts';

interface ResultBarProps {
  label: string;
  /** What will come out, or has. */
  children: ReactNode;
  /** The name of the result and the one main action. */
  action?: ReactNode;
  /** On a phone the first of the actions stands beside what will come out, in one row; the line under both has two lines, also when it says less: the bar does not change under the finger. */
  isTight?: boolean | undefined;
}

/** At the bottom of a tool: what will come out, what it will be called, and the one main action. */
export function ResultBar({ label, children, action, isTight }: ResultBarProps) {
  const ref = useRef<HTMLElement>(null);
  // Elements that float at the bottom of the window appear above it.
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bar-height', `${bar.getBoundingClientRect().height}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, []);
  return (
    <section
      ref={ref}
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface"
    >
      <div
        data-tight={isTight || undefined}
        className={classes(
          'group/bar wrap flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-2.5',
          isTight && 'max-desktop:gap-y-1.5 max-desktop:py-1.5',
        )}
      >
        <div
          className={classes(
            'flex min-w-0 flex-1 items-center',
            isTight ? 'max-desktop:contents' : 'max-desktop:basis-full',
          )}
        >
          {children}
        </div>
        {action && (
          <div
            className={classes(
              'flex min-w-0 items-center gap-3',
              isTight ? 'max-desktop:contents' : 'max-desktop:w-full max-desktop:flex-wrap',
            )}
          >
            {action}
          </div>
        )}
      </div>
    </section>
  );
}
