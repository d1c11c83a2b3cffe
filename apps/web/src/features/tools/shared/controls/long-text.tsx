import type { ComponentProps } from 'react';
import { classes } from '../../../../lib/page/classes.ts';

export function LongText({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      className={classes(
        'w-full resize-y rounded-6 border border-edge bg-raised px-2.5 py-2 text-16 text-ink aria-invalid:border-danger desktop:text-14',
        className,
      )}
    />
  );
}
