import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classes } from '../lib/classes.ts';

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={classes(
        'rounded-[2px] font-medium text-accent-ink underline decoration-accent-line underline-offset-3 hover:decoration-accent',
        className,
      )}
    />
  );
}
