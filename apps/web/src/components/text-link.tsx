import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classes } from '../lib/page/classes.ts';

interface TextLinkProps extends ComponentProps<typeof Link> {
  /** For links outside running text, with a larger touch target. */
  alone?: boolean;
}

export function TextLink({ alone = false, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classes(
        'rounded-[2px] font-medium text-accent-ink underline decoration-accent-line underline-offset-3 hover:decoration-accent',
        alone && 'reach relative',
        className,
      )}
    />
  );
}
