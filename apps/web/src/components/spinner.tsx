import { classes } from '../lib/page/classes.ts';

/** Only for work without countable progress. The small size fits a button and takes its color. */
export function Spinner({ size = 'medium', label }: { size?: 'small' | 'medium' | 'large'; label?: string }) {
  const shape = { small: 'size-3.5', medium: 'size-[18px] text-accent', large: 'size-7 text-accent' }[size];
  return (
    <span role={label ? 'status' : undefined} className="inline-grid">
      <span
        aria-hidden="true"
        className={classes('animate-turn rounded-full border-2 border-current/35 border-t-current', shape)}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
