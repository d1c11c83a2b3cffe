import { Progress } from 'radix-ui';
import { classes } from '../lib/page/classes.ts';

/** Progress as a thread drawn through the page, with a knot at its end. `value` is a percentage. */
export function Thread({ value, label, className }: { value: number; label: string; className?: string }) {
  const drawn = `${Math.min(100, Math.max(0, value))}%`;
  return (
    <Progress.Root
      value={value}
      aria-label={label}
      className={classes(
        'relative block h-2 before:absolute before:inset-x-0 before:top-[3px] before:h-0.5 before:rounded-full before:bg-line-strong before:opacity-75',
        className,
      )}
    >
      <Progress.Indicator
        className="absolute top-[3px] left-0 h-0.5 rounded-full bg-accent transition-[width] duration-200 ease-out"
        style={{ width: drawn }}
      />
      <span
        className="absolute top-0 size-2 -translate-x-1/2 rounded-full bg-accent ring-2 ring-raised transition-[left] duration-200 ease-out"
        style={{ left: `clamp(4px, ${drawn}, calc(100% - 4px))` }}
      />
    </Progress.Root>
  );
}
