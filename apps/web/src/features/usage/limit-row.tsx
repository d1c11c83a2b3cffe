import { TriangleAlert } from 'lucide-react';
import { Meter, usedPercent } from '../../components/meter.tsx';
import { useTexts } from '../../lib/texts.ts';
import { classes } from '../../lib/classes.ts';
import { usageTexts } from './usage.texts.ts';

interface LimitRowProps {
  label: string;
  used: number;
  /** -1 means without limit. */
  limit: number;
  format: (amount: number) => string;
  /** When it begins anew, where it does. */
  renews?: string;
  /** Without the line that says what is left. */
  compact?: boolean;
}

export function LimitRow({ label, used, limit, format, renews, compact = false }: LimitRowProps) {
  const texts = useTexts(usageTexts);
  const isUnlimited = limit === -1;
  const bound = isUnlimited ? texts.unlimited : format(limit);
  const left = format(Math.max(0, limit - used));
  const isHigh = usedPercent(used, limit) >= 75;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2 text-13">
        <span className={compact ? 'text-12 text-ink-soft' : 'font-bold'}>{label}</span>
        <span className={classes('whitespace-nowrap text-ink-soft tabular-nums', compact && 'text-12')}>
          {format(used)} <span className="text-ink-faint">{isUnlimited ? bound : texts.of(bound)}</span>
        </span>
      </div>
      <Meter
        label={label}
        used={used}
        limit={limit}
        text={texts.used(format(used), bound)}
        className="my-2"
      />
      {!compact && !isUnlimited && (
        <p
          className={classes(
            'flex items-center gap-1 text-12 tabular-nums',
            isHigh ? 'text-warn-ink' : 'text-ink-faint',
          )}
        >
          {isHigh && <TriangleAlert aria-hidden="true" className="size-3" />}
          {renews ? texts.leftRenews(left, renews) : texts.left(left)}
        </p>
      )}
    </div>
  );
}
