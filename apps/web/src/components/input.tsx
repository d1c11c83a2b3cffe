import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../lib/page/classes.ts';

const controlFrame =
  'flex min-w-0 items-center gap-2 rounded-6 border border-edge bg-raised text-14 text-ink ' +
  'transition-colors duration-120 ease-out has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-faint ' +
  'has-aria-invalid:border-danger has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'medium' | 'large';
  /** An icon before the text. */
  start?: ReactNode;
  /** A unit or a button after it. */
  end?: ReactNode;
}

export function Input({ size = 'medium', start, end, className, ...rest }: InputProps) {
  return (
    <span
      className={classes(
        controlFrame,
        size === 'large' ? 'h-11 px-3 desktop:h-10' : 'h-11 px-2.5 desktop:h-8',
        '[&>svg]:text-ink-faint',
        className,
      )}
    >
      {start}
      <input
        {...rest}
        className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none desktop:text-14 [&::-webkit-search-cancel-button]:hidden"
      />
      {end && <span className="flex shrink-0 items-center text-13 text-ink-faint">{end}</span>}
    </span>
  );
}
