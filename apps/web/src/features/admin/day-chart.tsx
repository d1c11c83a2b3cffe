import type { InstanceDay } from '@sheaf/api/features/admin/admin.schema.ts';
import { classes } from '../../lib/page/classes.ts';
import { formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { formatShortDay } from '../../lib/messages/format-day.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { adminMessages } from './admin.messages.ts';
import { partsOf, scaleLines, scaleTop, type SeriesName } from './day-series.ts';

/** The accent mixed with the surface: the darkest stands at the bottom. */
export const shades = [
  'bg-accent',
  'bg-[color-mix(in_srgb,var(--accent)_50%,var(--surface))]',
  'bg-[color-mix(in_srgb,var(--accent)_22%,var(--surface))]',
];

/** So near to an end, in parts of the whole, a figure would stick out. */
const EDGE = 0.06;

const sum = (parts: number[]) => parts.reduce((total, part) => total + part, 0);

/** A bar a day beside a scale of two lines. */
export function DayChart({ name, days }: { name: SeriesName; days: InstanceDay[] }) {
  const t = useMessages(adminMessages);
  const bars = days.map((day) => ({ day: day.day, parts: partsOf(name, day) }));
  const most = bars.reduce((best, bar) => (sum(bar.parts) > sum(best.parts) ? bar : best), bars[0]!);
  const [first, last] = [bars[0]!, bars.at(-1)!];
  const show = name === 'storage' ? formatBytes : formatNumber;
  const top = scaleTop(sum(most.parts), name === 'storage');
  const total = bars.reduce((all, { parts }) => all + sum(parts), 0);
  return (
    <figure className="px-5 pt-3 pb-3.5">
      <figcaption className="sr-only">
        {total === 0
          ? t('chart.none')
          : t('chart.sum', {
              title: t(`chart.titles.${name}`),
              total: show(total),
              days: days.length,
              most: show(sum(most.parts)),
              day: formatShortDay(most.day),
            })}
      </figcaption>
      <div aria-hidden="true" className="relative h-44">
        {scaleLines(sum(most.parts), top).map((value) => (
          <span
            key={value}
            className="absolute inset-x-0 flex -translate-y-1/2 items-center gap-2 text-11 text-ink-faint tabular-nums"
            style={{ top: `${(1 - value / top) * 100}%` }}
          >
            <span className="w-14 shrink-0 text-right">{show(value)}</span>
            <span className="h-px flex-1 bg-line" />
          </span>
        ))}
        <div
          className={classes(
            'absolute inset-y-0 right-0 left-16 flex items-end gap-px',
            days.length <= 31 && 'desktop:gap-1.5',
          )}
        >
          {bars.map(({ day, parts }, at) => (
            <span
              key={day}
              title={t('chart.onDay', { day: formatShortDay(day), value: show(sum(parts)) })}
              className="relative flex h-full min-w-0 flex-1 flex-col justify-end gap-px hover:bg-hover/55"
            >
              {day === most.day && total > 0 && (
                <span
                  className={classes(
                    'absolute bg-surface px-0.5 text-11 font-bold whitespace-nowrap text-ink',
                    at < EDGE * bars.length
                      ? 'left-0'
                      : at > (1 - EDGE) * bars.length
                        ? 'right-0'
                        : 'left-1/2 -translate-x-1/2',
                  )}
                  style={{ bottom: `${(sum(parts) / top) * 100}%` }}
                >
                  {show(sum(parts))}
                </span>
              )}
              {parts
                .map((part, kind) => ({ part, kind }))
                .toReversed()
                .map(({ part, kind }) =>
                  part > 0 ? (
                    <span
                      key={kind}
                      className={classes(
                        'block min-h-[2px] w-full rounded-t-[1.5px]',
                        name === 'failures' ? 'bg-danger' : shades[kind],
                      )}
                      style={{ height: `${(part / top) * 100}%` }}
                    />
                  ) : null,
                )}
            </span>
          ))}
        </div>
        {total === 0 && (
          <p className="absolute inset-0 grid place-items-center pl-16 text-13 text-ink-faint">
            {t('chart.none')}
          </p>
        )}
      </div>
      <div aria-hidden="true" className="mt-2 ml-16 flex justify-between text-11 text-ink-faint tabular-nums">
        <span>{formatShortDay(first.day)}</span>
        <span>{formatShortDay(bars[Math.floor(bars.length / 2)]!.day)}</span>
        <span>{formatShortDay(last.day)}</span>
      </div>
    </figure>
  );
}
