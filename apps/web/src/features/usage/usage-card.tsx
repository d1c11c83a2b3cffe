import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { classes } from '../../lib/page/classes.ts';
import { monthTurn } from '../../lib/messages/month-turn.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { formatDay } from '../../lib/messages/format-day.ts';
import { LimitRow } from './limit-row.tsx';
import { MonthChart } from './month-chart.tsx';
import { usageMessages } from './usage.messages.ts';
import { useLimits } from './use-limits.ts';
import { useOverview } from './use-overview.ts';

/** What is used of the plan, with the month beside it where there is space. Compact: the meters alone. */
export function UsageCard({ compact = false }: { compact?: boolean }) {
  const t = useMessages(usageMessages);
  const { data, isError, refetch } = useOverview();
  const limits = useLimits();
  if (isError) {
    const again = (
      <Button size="small" onClick={() => refetch()}>
        {t('again')}
      </Button>
    );
    return <Note kind="bad" fact={t('failed')} action={again} />;
  }
  const turn = data && monthTurn(data.resetsAt, data.leftUntil);
  return (
    <Card aria-busy={!data} className="@container px-4 pt-4 pb-[18px]">
      <div className="mb-3.5 flex items-center justify-between">
        <h2 className={compact ? 'group-title' : 'section-title'}>{t('title')}</h2>
        {data?.planName && <Badge kind="outline">{data.planName}</Badge>}
      </div>
      <div className={classes('grid gap-x-12 gap-y-4', !compact && '@3xl:grid-cols-2')}>
        <div className={classes('flex min-w-0 flex-col', compact ? 'gap-2' : 'gap-4')}>
          {data ? (
            limits.map((row) => <LimitRow key={row.label} compact={compact} {...row} />)
          ) : (
            <RowSkeletons />
          )}
        </div>
        {data && !compact && <MonthChart byDay={data.byDay} startedAt={data.startedAt} />}
      </div>
      <div className="mt-3.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="min-h-4 text-12 text-ink-faint">
          {data?.plan &&
            turn &&
            (turn.kind === 'ends'
              ? t('ends', { date: formatDay(turn.at) })
              : t('resets', { date: formatDay(turn.at) }))}
        </p>
        {data?.plan && (
          <TextLink alone to="/billing" className="text-13">
            {t('billing')}
          </TextLink>
        )}
      </div>
    </Card>
  );
}

function RowSkeletons() {
  return [0, 1, 2].map((row) => (
    <div key={row} className="flex flex-col gap-2.5">
      <Skeleton className="h-3.5 w-full" />
      <Skeleton className="h-1.5 w-full" />
      <Skeleton className="h-3 w-24" />
    </div>
  ));
}
