import { classes } from '../../../lib/page/classes.ts';

export const tabLook = (isHere: boolean) =>
  classes(
    'relative inline-flex h-11 shrink-0 desktop:h-10 items-center gap-[7px] px-2.5 text-14 font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-120',
    'after:absolute after:inset-x-2.5 after:-bottom-px after:h-0.5 after:bg-accent',
    isHere ? 'text-ink after:opacity-100' : 'text-ink-soft after:opacity-0 hover:text-ink',
  );
