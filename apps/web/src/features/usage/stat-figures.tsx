import type { Formatter } from '@sheaf/messages/formatter';
import type { UsageOverview } from '@sheaf/api/features/usage/usage.schema.ts';
import { Button } from '../../components/button.tsx';
import { FigureRow } from '../../components/figure-row.tsx';
import { Note } from '../../components/note.tsx';
import { formatBytes, formatNumber, keepFormats } from '../../lib/messages/format.ts';
import { currentLocale } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { formatMoment } from '../../lib/messages/format-day.ts';
import { runningTotal } from '../../lib/api/running-total.ts';
import { type Day, daysSoFar, growth, nameToday } from './month-days.ts';
import { usageMessages } from './usage.messages.ts';
import { useOverview } from './use-overview.ts';

interface UsageFigure {
  value: string;
  note: string;
  /** What came this month, and by this day of the last. */
  metric: 'files' | 'bytes' | 'operations' | 'ai';
  line: number[];
}

export function StatFigures() {
  const t = useMessages(usageMessages);
  const { data: overview, isError, refetch } = useOverview();
  if (isError) {
    const again = (
      <Button size="small" onClick={() => void refetch()}>
        {t('again')}
      </Button>
    );
    return <Note kind="bad" fact={t('dashboardFailed')} action={again} />;
  }
  const labels = [t('totalFiles'), t('storageUsed'), t('enhancedFiles'), t('operations')];
  const told = overview && formatFigures(overview, t);
  const figures = labels.map((label, index) => {
    const figure = told?.[index];
    return {
      label,
      value: figure?.value,
      note: figure?.note,
      line: figure?.line ?? [],
      children: (
        <span className="block min-h-4">
          {figure && overview && <Change overview={overview} metric={figure.metric} />}
        </span>
      ),
    };
  });
  return <FigureRow label={t('figures')} figures={figures} />;
}

function formatFigures(overview: UsageOverview, t: Formatter<'usage'>): UsageFigure[] {
  const { totalFiles, usage, enhanced, thisMonth, startedAt, byDay } = overview;
  // A billing month is no calendar month, and begins with a purchase: what was added before it on that day is not counted.
  const date = formatMoment(startedAt);
  const days = daysSoFar(byDay, nameToday());
  const each = (metric: keyof Omit<Day, 'day'>) => days.map((day) => day[metric]);
  return [
    {
      value: formatNumber(totalFiles),
      note: t('addedSince', { amount: formatNumber(thisMonth.files), date }),
      metric: 'files',
      line: runningTotal(each('files'), totalFiles),
    },
    {
      value: formatBytes(usage.storage_used),
      note: t('addedSince', { amount: formatBytes(thisMonth.bytes), date }),
      metric: 'bytes',
      line: runningTotal(each('bytes'), usage.storage_used),
    },
    {
      value: formatNumber(enhanced.files),
      note: t('aiSince', { count: thisMonth.ai, date }),
      metric: 'ai',
      line: each('ai'),
    },
    {
      value: formatNumber(thisMonth.operations),
      note: t('since', { date }),
      metric: 'operations',
      line: each('operations'),
    },
  ];
}

const percent = keepFormats(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'always' }),
);

function Change({ overview, metric }: { overview: UsageOverview; metric: UsageFigure['metric'] }) {
  const t = useMessages(usageMessages);
  const [now, before] = [overview.thisMonth[metric], overview.lastMonth[metric]];
  const change = growth(now, before);
  if (change === null) return null;
  const show = metric === 'bytes' ? formatBytes : formatNumber;
  return (
    <span
      title={t('compared', { now: show(now), before: show(before) })}
      className="block text-12 text-ink-faint tabular-nums"
    >
      {change === 0 ? t('asMuch') : t('growth', { percent: percent(currentLocale()).format(change / 100) })}
    </span>
  );
}
