import { FigureRow } from '../../components/figure-row.tsx';
import { formatBytes, formatNumber } from '../../lib/format.ts';
import { runningTotal } from '../../lib/running-total.ts';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.ts';
import { FailedNote } from './failed-note.tsx';
import { useAdminStats, useDays } from './use-admin.ts';

export function AdminFigures() {
  const texts = useTexts(adminTexts).figures;
  const { data: stats, isError, refetch } = useAdminStats();
  const { data: days = [] } = useDays(30);
  if (isError) return <FailedNote onAgain={refetch} />;
  const each = (key: 'users' | 'files' | 'bytes') => days.map((day) => day[key]);
  const grown = days.reduce((sum, { bytes }) => sum + bytes, 0);
  const figures = [
    {
      label: texts.totalUsers,
      value: stats && formatNumber(stats.totalUsers),
      note: stats && texts.thisMonth(formatNumber(stats.newUsersThisMonth)),
      line: runningTotal(each('users'), stats?.totalUsers ?? 0),
    },
    {
      label: texts.totalFiles,
      value: stats && formatNumber(stats.totalFiles),
      note: stats && texts.thisMonth(formatNumber(stats.newFilesThisMonth)),
      line: runningTotal(each('files'), stats?.totalFiles ?? 0),
    },
    {
      label: texts.storageUsed,
      value: stats && formatBytes(stats.totalStorage),
      note: stats && texts.added(formatBytes(grown)),
      line: runningTotal(each('bytes'), stats?.totalStorage ?? 0),
    },
    {
      label: texts.recent,
      value: stats && formatNumber(stats.recentActivity),
      note: stats && texts.recentNote(formatNumber(stats.failedRecently)),
      line: days.map(({ tools, ai, filing }) => tools + ai + filing),
    },
  ];
  return <FigureRow label={texts.label} figures={figures} />;
}
