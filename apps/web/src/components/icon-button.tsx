import type { ComponentProps } from 'react';
import { classes } from '../lib/classes.ts';
import { Tip } from './tooltip.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does: read out, and shown on hover. */
  name: string;
  size?: 'small' | 'medium';
  /** A knot on the corner: there is something new behind this button. */
  marked?: boolean;
}

export function IconButton({
  name,
  size = 'medium',
  marked = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Tip text={name}>
      <button
        type="button"
        aria-label={name}
        {...rest}
        className={classes(
          'relative inline-grid shrink-0 place-items-center rounded-6 text-ink-soft transition-colors duration-120 ease-out',
          'hover:bg-hover hover:text-ink aria-expanded:bg-hover aria-expanded:text-ink disabled:text-ink-faint',
          size === 'small' ? 'size-9 desk:size-7' : 'size-10 desk:size-8',
          className,
        )}
      >
        {children}
        {marked && (
          <span className="absolute top-2.5 right-2.5 size-[7px] rounded-full bg-accent ring-2 ring-surface desk:top-[7px] desk:right-[7px]" />
        )}
      </button>
    </Tip>
  );
}
