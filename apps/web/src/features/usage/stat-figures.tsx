import type { UsageOverview } from '@sheaf/api/features/usage/usage.schema.ts';
import { Card } from '../../components/card.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { classes } from '../../lib/classes.ts';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { formatDay } from '../../lib/format-day.ts';
import { type Day, daysSoFar, growth, nameToday, runningTotal } from './month-days.ts';
import { Sparkline } from './sparkline.tsx';
import { usageTexts } from './usage.texts.ts';
import { useOverview } from './use-overview.ts';

interface Figure {
  value: string;
  note: string;
  /** What came this month, and by this day of the last. */
  metric: 'files' | 'bytes' | 'operations' | 'ai';
  line: number[];
}

/** One card divided by hairlines. */
export function StatFigures() {
  const texts = useTexts(usageTexts);
  const { data: overview } = useOverview();
  const labels = [texts.totalFiles, texts.storageUsed, texts.enhancedFiles, texts.operations];
  const figures = overview && tellFigures(overview, texts);
  return (
    <Card aria-label={texts.figures}>
      <dl className="grid grid-cols-2 desk:grid-cols-4">
        {labels.map((label, index) => {
          const figure = figures?.[index];
          return (
            <div
              key={label}
              className={classes(
                'min-w-0 px-3.5 py-3 desk:px-5 desk:pt-3.5 desk:pb-3',
                index % 2 === 1 && 'border-l',
                index === 2 && 'desk:border-l',
                index > 1 && 'max-desk:border-t',
              )}
            >
              <dt className="text-13 text-ink-soft">{label}</dt>
              <dd>
                <span className="flex items-center justify-between gap-2">
                  <span className="font-serif text-28 font-medium tracking-[-0.015em] tabular-nums">
                    {figure?.value ?? <Skeleton className="my-1.5 h-6 w-24" />}
                  </span>
                  {figure && <Sparkline values={figure.line} className="max-desk:hidden" />}
                </span>
                <span className="block min-h-4 text-12 text-ink-faint tabular-nums">{figure?.note}</span>
                <span className="block min-h-4">
                  {figure && overview && <Change overview={overview} metric={figure.metric} />}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}

function tellFigures(overview: UsageOverview, texts: typeof usageTexts.en): Figure[] {
  const { totalFiles, usage, enhanced, thisMonth, startedAt, byDay } = overview;
  const days = daysSoFar(byDay, nameToday());
  const each = (metric: keyof Omit<Day, 'day'>) => days.map((day) => day[metric]);
  return [
    {
      value: formatNumber(totalFiles),
      note: texts.addedThisMonth(formatNumber(thisMonth.files)),
      metric: 'files',
      line: runningTotal(each('files'), totalFiles),
    },
    {
      value: formatBytes(usage.storage_used),
      note: texts.addedThisMonth(formatBytes(thisMonth.bytes)),
      metric: 'bytes',
      line: runningTotal(each('bytes'), usage.storage_used),
    },
    {
      value: formatNumber(enhanced.files),
      note: texts.aiThisMonth(thisMonth.ai, formatNumber(thisMonth.ai)),
      metric: 'ai',
      line: each('ai'),
    },
    {
      value: formatNumber(thisMonth.operations),
      note: texts.since(formatDay(startedAt)),
      metric: 'operations',
      line: each('operations'),
    },
  ];
}

const percent = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'always' });

function Change({ overview, metric }: { overview: UsageOverview; metric: Figure['metric'] }) {
  const texts = useTexts(usageTexts);
  const [now, before] = [overview.thisMonth[metric], overview.lastMonth[metric]];
  const change = growth(now, before);
  const show = metric === 'bytes' ? formatBytes : formatNumber;
  return (
    <span
      title={texts.compared(show(now), show(before))}
      className="block text-12 text-ink-faint tabular-nums"
    >
      {change === null
        ? texts.noneBefore
        : change === 0
          ? texts.asMuch
          : texts.growth(percent.format(change / 100))}
    </span>
  );
}
