import type { ComponentProps } from 'react';
import { classes } from '../../../../lib/page/classes.ts';

/** A list that scrolls in itself, for the keyboard too. */
export function ScrollList({
  className,
  children,
  ...rest
}: ComponentProps<'ol'> & { 'aria-label': string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable without a pointer
    <ol {...rest} tabIndex={0} className={classes('-outline-offset-2', className)}>
      {children}
    </ol>
  );
}
