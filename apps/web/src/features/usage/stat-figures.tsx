import { Card } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { classes } from '../../lib/classes.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { formatDay } from '../../lib/format-day.ts';
import { usageTexts } from './usage.texts.ts';
import { useStats } from './use-stats.ts';

/** One card divided by hairlines. */
export function StatFigures() {
  const texts = useTexts(usageTexts);
  const { data: stats } = useStats();
  const plan = stats?.planName ?? '';
  const isUnlimited = stats?.filesLimit === -1;
  const figures = [
    {
      label: texts.totalFiles,
      value: stats && formatNumber(stats.totalFiles),
      note: stats && texts.addedThisMonth(formatNumber(stats.filesThisMonth)),
    },
    {
      label: texts.storageUsed,
      value: stats && formatBytes(stats.totalStorage),
      note: stats && texts.ofOnPlan(formatBytes(stats.storageLimit), plan),
    },
    {
      label: texts.uploadsLeft,
      value:
        stats &&
        (isUnlimited ? texts.unlimited : formatNumber(Math.max(0, stats.filesLimit - stats.filesThisMonth))),
      note: stats && (isUnlimited ? texts.onPlan(plan) : texts.renews(formatDay(stats.renewsAt))),
    },
    {
      label: texts.largestFile,
      value: stats && formatBytes(stats.maxFileSize),
      note: stats && texts.largestNote(plan),
    },
  ];
  return (
    <Card aria-label={texts.figures}>
      <dl className="grid grid-cols-2 desk:grid-cols-4">
        {figures.map(({ label, value, note }, index) => (
          <div
            key={label}
            className={classes(
              'px-3.5 py-3 desk:px-5 desk:pt-3.5 desk:pb-3',
              index % 2 === 1 && 'border-l',
              index === 2 && 'desk:border-l',
              index > 1 && 'max-desk:border-t',
            )}
          >
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd>
              <span className="block font-serif text-28 font-medium tracking-[-0.015em] tabular-nums">
                {value ?? <Skeleton className="my-1.5 h-6 w-24" />}
              </span>
              <span className="block min-h-4 text-12 text-ink-faint">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
