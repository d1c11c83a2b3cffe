import { classes } from '../lib/page/classes.ts';

/** Keeps the shape of what is coming; give it the size of the thing it stands for. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block shrink-0 rounded-4 bg-line opacity-80', className)} />
  );
}
