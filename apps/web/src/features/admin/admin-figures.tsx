import { RECENT_DAYS } from '@sheaf/api/features/admin/admin.schema.ts';
import { FigureRow } from '../../components/figure-row.tsx';
import { formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { runningTotal } from '../../lib/api/running-total.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { adminMessages } from './admin.messages.ts';
import { FailedNote } from './failed-note.tsx';
import { useAdminStats, useDays } from './use-admin.ts';

export function AdminFigures() {
  const t = useMessages(adminMessages);
  const { data: stats, isError, refetch } = useAdminStats();
  const { data: days = [] } = useDays(RECENT_DAYS);
  if (isError) return <FailedNote onAgain={refetch} />;
  const each = (key: 'users' | 'files' | 'bytes') => days.map((day) => day[key]);
  const grown = days.reduce((sum, { bytes }) => sum + bytes, 0);
  const figures = [
    {
      label: t('figures.totalUsers'),
      value: stats && formatNumber(stats.totalUsers),
      note:
        stats &&
        [
          t('figures.thisMonth', { count: formatNumber(stats.newUsersThisMonth) }),
          ...(stats.demoUsers ? [t('figures.demos', { count: stats.demoUsers })] : []),
        ].join(' · '),
      line: runningTotal(each('users'), stats?.totalUsers ?? 0),
    },
    {
      label: t('figures.totalFiles'),
      value: stats && formatNumber(stats.totalFiles),
      note: stats && t('figures.thisMonth', { count: formatNumber(stats.newFilesThisMonth) }),
      line: runningTotal(each('files'), stats?.totalFiles ?? 0),
    },
    {
      label: t('figures.storageUsed'),
      value: stats && formatBytes(stats.totalStorage),
      note: stats && t('figures.added', { size: formatBytes(grown), days: RECENT_DAYS }),
      line: runningTotal(each('bytes'), stats?.totalStorage ?? 0),
    },
    {
      label: t('figures.recent'),
      value: stats && formatNumber(stats.recentActivity),
      note:
        stats &&
        t('figures.recentNote', {
          count: stats.recentActivity,
          failed: formatNumber(stats.failedRecently),
          days: RECENT_DAYS,
        }),
      line: days.map(({ tools, ai, filing }) => tools + ai + filing),
    },
  ];
  return <FigureRow label={t('figures.label')} figures={figures} />;
}
