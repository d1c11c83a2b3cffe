import { WARNING_PERCENT } from '@sheaf/api/features/usage/usage.levels.schema.ts';
import type { Formatter } from '@sheaf/messages/formatter';
import type { UsageOverview } from '@sheaf/api/features/usage/usage.schema.ts';
import { Card, CardHeader } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { classes } from '../../lib/page/classes.ts';
import { formatNumber } from '../../lib/messages/format.ts';
import { formatDay, formatShortDay } from '../../lib/messages/format-day.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { runningTotal } from '../../lib/api/running-total.ts';
import { type Day, dayOfLimit, daysSoFar, nameToday } from './month-days.ts';
import { usageMessages } from './usage.messages.ts';
import { useOverview } from './use-overview.ts';

/** How many files came in day by day, beside the limit, and where that is heading. */
export function FilesChart() {
  const t = useMessages(usageMessages);
  const { data } = useOverview();
  const byDay = data?.byDay;
  const [first, last] = [byDay?.[0], byDay?.at(-1)];
  const span =
    first && last && t('fromTo', { first: formatShortDay(first.day), last: formatShortDay(last.day) });
  return (
    <Card aria-busy={!data} className="mb-4">
      <CardHeader
        title={t('filesUploaded')}
        action={<span className="pt-1 text-12 text-ink-faint tabular-nums">{span}</span>}
      />
      <div className="px-5 pt-3 pb-4">
        {data && byDay ? <Plot overview={data} byDay={byDay} /> : <Skeleton className="h-[176px]" />}
      </div>
    </Card>
  );
}

function Plot({ overview: { usage, limits }, byDay }: { overview: UsageOverview; byDay: Day[] }) {
  const t = useMessages(usageMessages);
  const used = usage.files_processed;
  const limit = limits.filesPerMonth === -1 ? null : limits.filesPerMonth;
  const soFar = daysSoFar(byDay, nameToday());
  const totals = runningTotal(
    soFar.map(({ uploads }) => uploads),
    used,
  );
  const today = Math.max(0, soFar.length - 1);
  const reached = limit === null ? null : dayOfLimit(used, limit, today, byDay.length);
  const top = Math.max(limit ?? 0, used, 4);
  const x = (day: number) => (day / Math.max(1, byDay.length - 1)) * 100;
  const y = (amount: number) => 100 - (amount / top) * 100;
  const line = totals.map((total, day) => `${x(day)} ${y(total)}`).join('L');
  const reachedOn = reached === null ? null : (byDay[reached]?.day ?? null);
  const end = byDay.length - 1;
  // A trial may be shorter than these are apart.
  const marks = [...new Set([0, Math.round(byDay.length / 4), Math.round(byDay.length / 2), end])];
  const beside = (day: number) => (x(day) < 10 ? 'left-0' : x(day) > 90 ? 'right-0' : '-translate-x-1/2');
  return (
    <figure className="text-12 text-ink-faint tabular-nums">
      <figcaption className="sr-only">{describeFiles(t, used, limit, reachedOn)}</figcaption>
      <div aria-hidden="true" className="relative mt-4 mr-12 ml-8 h-[132px]">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <g
            fill="none"
            vectorEffect="non-scaling-stroke"
            className="[&>path]:[vector-effect:non-scaling-stroke]"
          >
            <path d="M0 100H100M0 50H100" className="stroke-line" />
            {limit !== null && (
              <>
                <path d={`M0 ${y(limit)}H100`} strokeDasharray="2 4" className="stroke-ink-faint" />
                <path
                  d={`M0 ${y((limit * WARNING_PERCENT) / 100)}H100`}
                  strokeDasharray="2 4"
                  className="stroke-warn"
                />
              </>
            )}
            {reached !== null && limit !== null && (
              <path
                d={`M${x(today)} ${y(used)}L${x(reached)} ${y(limit)}`}
                strokeDasharray="4 4"
                className="stroke-ink-faint"
              />
            )}
            <path d={`M${line}L${x(today)} 100H0Z`} className="fill-accent opacity-[.07]" />
            <path d={`M${line}`} strokeWidth="2" strokeLinejoin="round" className="stroke-accent" />
          </g>
        </svg>
        {[top, top / 2, 0].map((amount) => (
          <span
            key={amount}
            style={{ top: `${y(amount)}%` }}
            className="absolute right-full mr-2 -translate-y-1/2"
          >
            {formatNumber(Math.round(amount))}
          </span>
        ))}
        {limit !== null && (
          <>
            <span style={{ top: `${y(limit)}%` }} className="absolute left-full ml-2 -translate-y-1/2">
              {t('limit')}
            </span>
            <span
              style={{ top: `${y((limit * WARNING_PERCENT) / 100)}%` }}
              className="absolute left-full ml-2 -translate-y-1/2 text-warn-ink"
            >
              {t('warnAt', { percent: WARNING_PERCENT })}
            </span>
          </>
        )}
        <Point left={x(today)} top={y(used)} className="size-[9px] border-2 border-surface bg-accent" />
        <span
          style={{ left: `${x(today)}%`, top: `${y(used)}%` }}
          className={classes(
            'absolute -translate-y-[calc(100%+8px)] font-bold whitespace-nowrap text-ink',
            x(today) > 20 && '-translate-x-full',
          )}
        >
          {t('soFar', { count: formatNumber(used) })}
        </span>
        {reached !== null && reachedOn && (
          <>
            <Point left={x(reached)} top={0} className="size-2 border-[1.5px] border-ink-faint bg-surface" />
            <span
              style={{ left: `${x(reached)}%` }}
              className="absolute -top-6 -translate-x-1/2 whitespace-nowrap"
            >
              {formatShortDay(reachedOn)}
            </span>
          </>
        )}
      </div>
      <div aria-hidden="true" className="relative mt-2 mr-12 ml-8 h-4">
        {marks.map((day, index) => (
          <span
            key={day}
            style={{ left: `${x(day)}%` }}
            // Labels of days and months are too close on a phone.
            className={classes('absolute', index === 1 && day < end && 'max-desktop:hidden')}
          >
            <span className={classes('absolute whitespace-nowrap', beside(day))}>
              {formatShortDay(byDay[day]?.day ?? '')}
            </span>
          </span>
        ))}
      </div>
    </figure>
  );
}

function Point({ left, top, className }: { left: number; top: number; className: string }) {
  return (
    <span
      style={{ left: `${left}%`, top: `${top}%` }}
      className={classes('absolute -translate-1/2 rounded-full', className)}
    />
  );
}

function describeFiles(
  t: Formatter<'usage'>,
  used: number,
  most: number | null,
  reachedOn: string | null,
): string {
  if (most === null) return t('filesChart', { used });
  const limit = formatNumber(most);
  return reachedOn
    ? t('filesChartUntil', { used, limit, day: formatDay(reachedOn) })
    : t('filesChartOf', { used, limit });
}
