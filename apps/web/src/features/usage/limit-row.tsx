import { TriangleAlert } from 'lucide-react';
import { Meter, usedPercent } from '../../components/meter.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { classes } from '../../lib/page/classes.ts';
import { usageMessages } from './usage.messages.ts';

interface LimitRowProps {
  label: string;
  used: number;
  /** -1 means without limit. */
  limit: number;
  format: (amount: number) => string;
  /** Without the line for the remaining amount. */
  compact?: boolean;
  /** Off if no plan limits it: only the usage is shown. */
  isLimited?: boolean;
}

/** One limit of the plan: a warning from 75 %, critical from 90 %. */
export function LimitRow({ label, used, limit, format, compact = false, isLimited = true }: LimitRowProps) {
  const t = useMessages(usageMessages);
  const isUnlimited = limit === -1;
  const bound = isUnlimited ? t('unlimited') : format(limit);
  const left = Math.max(0, limit - used);
  const percent = usedPercent(used, limit);
  const ink = percent >= 90 ? 'text-danger-ink' : percent >= 75 ? 'text-warn-ink' : 'text-ink-faint';
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-13">
        <span className={compact ? 'text-12 text-ink-soft' : 'font-bold'}>{label}</span>
        <span className={classes('whitespace-nowrap text-ink-soft tabular-nums', compact && 'text-12')}>
          {format(used)}{' '}
          {isLimited && (
            <span className="text-ink-faint">{isUnlimited ? bound : t('of', { limit: bound })}</span>
          )}
        </span>
      </div>
      {isLimited && (
        <Meter
          label={label}
          used={used}
          limit={limit}
          text={t('used', { used: format(used), limit: bound })}
          className="my-2"
        />
      )}
      {isLimited && !compact && !isUnlimited && (
        <p className={classes('flex items-center gap-1 text-12 tabular-nums', ink)}>
          {percent >= 75 && <TriangleAlert aria-hidden="true" className="size-3" />}
          {left === 0 ? t('noneLeft') : t('left', { amount: format(left) })}
        </p>
      )}
    </div>
  );
}
