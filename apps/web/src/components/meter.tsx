import { classes } from '../lib/page/classes.ts';

interface MeterProps {
  label: string;
  used: number;
  /** -1 means without limit. */
  limit: number;
  /** The figures as words, read out and shown by the row above. */
  text: string;
  className?: string;
}

/** The used share of a plan limit: a warning from 75 %, at the tick, critical from 90 %. */
export function Meter({ label, used, limit, text, className }: MeterProps) {
  const percent = usedPercent(used, limit);
  const fill = percent >= 90 ? 'bg-danger' : percent >= 75 ? 'bg-warn' : 'bg-accent';
  return (
    <span className={classes('relative block h-1.5 rounded-full bg-line', className)}>
      <meter className="sr-only" aria-label={label} min={0} max={100} value={Math.round(percent)}>
        {text}
      </meter>
      <span
        className={classes(
          'absolute inset-y-0 left-0 rounded-full transition-[width] duration-200 ease-out',
          fill,
        )}
        style={{ width: `${percent}%` }}
      />
      {limit !== -1 && <span className="absolute -inset-y-[3px] left-3/4 w-px bg-line-strong" />}
    </span>
  );
}

export function usedPercent(used: number, limit: number): number {
  if (limit === -1) return 0;
  if (limit <= 0) return used > 0 ? 100 : 0;
  return Math.min(100, Math.max(0, (used / limit) * 100));
}
