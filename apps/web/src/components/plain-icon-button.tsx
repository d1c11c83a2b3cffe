import type { ComponentProps } from 'react';
import { classes } from '../lib/page/classes.ts';

export interface PlainIconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon. */
  name: string;
  size?: 'small' | 'medium';
  /** A knot on the corner: there is something new behind this button. */
  marked?: boolean;
}

/** Without our tooltip, whose code is more than the start page should wait for; `title` names it on hover there. */
export function PlainIconButton({
  name,
  size = 'medium',
  marked = false,
  className,
  children,
  ...rest
}: PlainIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      {...rest}
      className={classes(
        'reach relative inline-grid shrink-0 place-items-center rounded-6 text-ink-soft transition-colors duration-120 ease-out',
        'hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink disabled:text-ink-faint',
        'size-11',
        size === 'small' ? 'desktop:size-7' : 'desktop:size-8',
        className,
      )}
    >
      {children}
      {marked && (
        <span className="absolute top-3 right-3 size-[7px] rounded-full bg-accent ring-2 ring-surface desktop:top-[7px] desktop:right-[7px]" />
      )}
    </button>
  );
}
