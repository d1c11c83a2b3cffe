import { useState } from 'react';
import { Card } from '../../components/card.tsx';
import { SegmentedControl } from '../../components/segmented-control.tsx';
import { Select } from '../../components/select.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { classes } from '../../lib/page/classes.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { adminMessages } from './admin.messages.ts';
import { DayChart, shades } from './day-chart.tsx';
import { type SeriesName, seriesNames } from './day-series.ts';
import { FailedNote } from './failed-note.tsx';
import { useDays } from './use-admin.ts';

const SPANS = ['30', '90'] as const;

export function ChartCard() {
  const t = useMessages(adminMessages);
  const [name, setName] = useState<SeriesName>('operations');
  const [span, setSpan] = useState<(typeof SPANS)[number]>('30');
  const { data: days, isError, refetch } = useDays(Number(span));
  const parts = Object.values<string>(t.record(`chart.parts.${name}`));
  if (isError) return <FailedNote onAgain={refetch} />;
  return (
    <Card aria-busy={!days} className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pt-3.5">
        <h2 className="section-title">{t(`chart.titles.${name}`)}</h2>
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={t('chart.show')}
            value={name}
            onValueChange={(next) => setName(next as SeriesName)}
            options={seriesNames.map((value) => ({ value, label: t(`chart.names.${value}`) }))}
            className="w-36!"
          />
          <SegmentedControl
            label={t('chart.span')}
            value={span}
            onValueChange={setSpan}
            options={SPANS.map((value) => ({ value, label: t('chart.days', { count: Number(value) }) }))}
          />
        </div>
      </div>
      <ul className="flex min-h-4 flex-wrap gap-x-4 gap-y-1 px-5 pt-2 text-12 text-ink-soft">
        {parts.length > 1 &&
          parts.map((part, at) => (
            <li key={part} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={classes('size-2.5 rounded-[2px]', shades[at])} />
              {part}
            </li>
          ))}
      </ul>
      {days ? <DayChart name={name} days={days} /> : <Skeleton className="mx-5 mt-3 mb-4 h-50" />}
    </Card>
  );
}
