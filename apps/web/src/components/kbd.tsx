import { classes } from '../lib/page/classes.ts';
import { useKeyNames } from './use-key-names.ts';

export function Kbd({ children, onInk = false }: { children: string; onInk?: boolean }) {
  const name = useKeyNames();
  return (
    <kbd
      className={classes(
        'inline-block min-w-[18px] rounded-4 border border-b-2 px-[5px] text-center font-sans text-11 leading-4 font-medium',
        onInk ? 'border-bg/40 text-bg' : 'border-line-strong bg-raised text-ink-faint',
      )}
    >
      {name(children)}
    </kbd>
  );
}
