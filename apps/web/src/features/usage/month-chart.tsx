import type { UsageOverview } from '@sheaf/api/features/usage/usage.schema.ts';
import { classes } from '../../lib/page/classes.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { formatMoment, formatShortDay } from '../../lib/messages/format-day.ts';
import { nameToday } from './month-days.ts';
import { usageMessages } from './usage.messages.ts';

/** Operations on each day of the billing month: a bar a day, a stitch for one without any. */
export function MonthChart({ byDay, startedAt }: Pick<UsageOverview, 'byDay' | 'startedAt'>) {
  const t = useMessages(usageMessages);
  const today = nameToday();
  const [first, last] = [byDay[0], byDay.at(-1)];
  if (!first || !last) return null;
  const date = formatMoment(startedAt);
  const most = byDay.reduce((best, day) => (day.operations > best.operations ? day : best));
  const total = byDay.reduce((sum, { operations }) => sum + operations, 0);
  const busiest =
    most.operations > 0
      ? t('busiest', { count: formatNumber(most.operations), day: formatShortDay(most.day) })
      : '';
  return (
    <figure className="flex min-w-0 flex-col">
      <figcaption className="mb-2 flex items-baseline justify-between gap-2 text-13">
        <span className="font-bold">{t('byDay')}</span>
        <span className="text-12 text-ink-faint tabular-nums">{busiest || t('noneSince', { date })}</span>
      </figcaption>
      <p className="sr-only">
        {busiest ? t('chart', { total, busiest, date }) : t('chartQuiet', { total, date })}
      </p>
      <div
        aria-hidden="true"
        className="flex h-14 items-end gap-[2px] border-b border-line-strong @3xl:h-auto @3xl:min-h-14 @3xl:flex-1"
      >
        {byDay.map(({ day, operations }) => (
          <span
            key={day}
            title={t('onDay', { day: formatShortDay(day), count: formatNumber(operations) })}
            className="flex h-full min-w-0 flex-1 items-end"
          >
            <span
              className={classes(
                'block w-full rounded-t-[1.5px]',
                operations > 0 ? 'min-h-[3px] bg-accent' : day <= today ? 'h-[3px]! bg-line-strong' : 'h-0!',
              )}
              style={{ height: `${most.operations ? (operations / most.operations) * 100 : 0}%` }}
            />
          </span>
        ))}
      </div>
      <div aria-hidden="true" className="mt-1 flex justify-between text-12 text-ink-faint tabular-nums">
        <span>{formatShortDay(first.day)}</span>
        <span>{formatShortDay(last.day)}</span>
      </div>
    </figure>
  );
}
