import { classes } from '../lib/page/classes.ts';

interface CutNameProps {
  name: string;
  /** How many letters of its end stay. */
  end?: number;
  className?: string;
}

/** A name in one line. Where it is too long it is cut before its end: names of one source often differ only there. */
export function CutName({ name, end = 12, className }: CutNameProps) {
  return (
    <span className={classes('flex min-w-0 whitespace-pre', className)}>
      <span className="truncate">{name.slice(0, -end)}</span>
      <span className="shrink-0">{name.slice(-end)}</span>
    </span>
  );
}
