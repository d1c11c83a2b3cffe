import { classes } from '../../../../lib/page/classes.ts';

/** Where what is being dragged would go: a thread with a knot at both ends, in the gap before an item or after the last. */
export function DropThread({ isUpright, place }: { isUpright: boolean; place: 'before' | 'after' }) {
  const across = isUpright
    ? classes('inset-y-0 w-0.5', place === 'before' ? '-left-2.5' : '-right-2.5')
    : classes('inset-x-0 h-0.5', place === 'before' ? '-top-[9px]' : '-bottom-[9px]');
  return (
    <span
      aria-hidden="true"
      data-drop-thread
      className={classes(
        'pointer-events-none absolute z-10 rounded-full bg-accent before:absolute before:size-2 before:rounded-full before:bg-accent after:absolute after:size-2 after:rounded-full after:bg-accent',
        across,
        isUpright
          ? 'before:-top-1 before:-left-[3px] after:-bottom-1 after:-left-[3px]'
          : 'before:-top-[3px] before:-left-1 after:-top-[3px] after:-right-1',
      )}
    />
  );
}
