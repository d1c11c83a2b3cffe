import { classes } from '../lib/page/classes.ts';

/** The first letters of the first and last word of a name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

/** `quiet`: one of many, in a row of a list. */
export function Avatar({ name, quiet = false }: { name: string; quiet?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'inline-grid shrink-0 place-items-center rounded-full border font-bold',
        quiet
          ? 'size-6 border-line-strong bg-sunken text-11 text-ink-soft'
          : 'size-7 border-accent-line bg-accent-soft text-12 text-accent-ink',
      )}
    >
      {initials(name)}
    </span>
  );
}
