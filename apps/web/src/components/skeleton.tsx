import { classes } from '../lib/page/classes.ts';

/** Keeps the space of loading content; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block shrink-0 rounded-4 bg-line opacity-80', className)} />
  );
}
