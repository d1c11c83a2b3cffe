import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { formatBytes, formatDate, formatNumber } from '../../lib/messages/format.ts';
import { formatMoment } from '../../lib/messages/format-day.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { activityMessages } from '../../lib/messages/activity.messages.ts';

/** One card divided by hairlines. */
export function StatisticsFigures() {
  const t = useMessages(activityMessages);
  const { data, isError, refetch } = useQuery(trpc.users.stats.queryOptions());
  if (isError) {
    const again = (
      <Button size="small" onClick={() => refetch()}>
        {t('again')}
      </Button>
    );
    return <Note kind="bad" fact={t('failed')} action={again} />;
  }
  const stats = data?.stats;
  const left = stats && Math.max(0, stats.filesLimit - stats.filesThisMonth);
  const figures = [
    {
      label: t('statistics.totalFiles'),
      value: stats && formatNumber(stats.totalFiles),
      note:
        stats?.plan &&
        (stats.filesLimit === -1
          ? t('statistics.unlimited')
          : t('statistics.uploadsLeft', {
              left: left ?? 0,
              day: formatDate(left ? stats.leftUntil : stats.renewsAt),
            })),
    },
    {
      label: t('statistics.storageUsed'),
      value: stats && formatBytes(stats.totalStorage),
      note:
        stats?.plan &&
        (stats.storageLimit === -1
          ? t('statistics.noLimit')
          : t('statistics.ofLimit', { limit: formatBytes(stats.storageLimit) })),
    },
    {
      label: t('statistics.recent'),
      value: stats && formatNumber(stats.recentActivity),
      note:
        stats &&
        t('statistics.recentNote', {
          count: stats.recentActivity,
          date: formatMoment(stats.startedAt),
          before: formatNumber(stats.lastMonthActivity),
        }),
    },
  ];
  return (
    <Card aria-label={t('statistics.figures')} aria-busy={!stats}>
      <dl className="grid divide-line max-desktop:divide-y desktop:grid-cols-3 desktop:divide-x">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="px-5 pt-3.5 pb-3">
            <dt className="text-13 text-ink-soft">{label}</dt>
            <dd>
              <span className="flow-root font-serif text-28 font-medium tracking-[-0.015em] tabular-nums">
                {value ?? <Skeleton className="my-1.5 h-6 w-24" />}
              </span>
              <span className="block min-h-4 text-12 text-ink-faint tabular-nums">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
