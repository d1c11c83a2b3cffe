import type { ActivityEntry, ActivitySort } from '@sheaf/api/features/admin/admin.schema.ts';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { SortHead, type Sorting } from '../../components/sort-head.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatAgo, formatDate } from '../../lib/messages/format.ts';
import { nameAction, useActionWords } from '../../lib/messages/tool-actions.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { adminMessages } from './admin.messages.ts';
import { errorWords, describeKept } from '../../lib/messages/describe-error.ts';
import { useTranslated } from '../../lib/messages/translated.ts';

const kinds = { running: 'outline', done: 'neutral', failed: 'bad', cancelled: 'outline' } as const;

interface ActivityTableProps {
  activity: ActivityEntry[];
  /** Absent: one person's, newest first. */
  sorting?: Sorting<ActivitySort>;
}

export function ActivityTable({ activity, sorting }: ActivityTableProps) {
  const t = useMessages(adminMessages);
  return (
    <Table aria-label={t('activity')}>
      <thead>
        <tr>
          {sorting ? (
            <SortHead column="user" sorting={sorting}>
              {t('columns.activity')}
            </SortHead>
          ) : (
            <HeadCell>{t('columns.activity')}</HeadCell>
          )}
          <HeadCell className="w-full max-desktop:hidden">{t('columns.file')}</HeadCell>
          <HeadCell className="max-desktop:hidden">{t('columns.result')}</HeadCell>
          {sorting ? (
            <SortHead column="date" sorting={sorting} numeric>
              {t('columns.date')}
            </SortHead>
          ) : (
            <HeadCell numeric>{t('columns.date')}</HeadCell>
          )}
        </tr>
      </thead>
      <tbody>
        {activity.map((entry) => (
          <ActivityRow key={entry.id} entry={entry} named={sorting !== undefined} />
        ))}
      </tbody>
    </Table>
  );
}

function ActivityRow({ entry, named }: { entry: ActivityEntry; named: boolean }) {
  const t = useMessages(adminMessages);
  const words = useActionWords();
  const errorTexts = useTranslated(errorWords);
  const { users, status, files, error, created_at } = entry;
  const action = nameAction(entry.action, words);
  const file = files?.filename ?? t('fileOperation');
  return (
    <Row>
      <Cell className="font-medium max-desktop:w-full max-desktop:py-2 max-desktop:whitespace-normal! max-desktop:wrap-anywhere">
        {named ? (
          <Link
            to={`/admin/users/${users.id}`}
            className="reach relative inline-block rounded-[2px] hover:underline"
          >
            {t('performed', { who: users.name || t('unknownUser'), action })}
          </Link>
        ) : (
          action
        )}
        <span className="block text-12 font-regular text-ink-faint desktop:hidden">
          {status !== 'done' && (
            <span className={status === 'failed' ? 'text-danger-ink' : undefined}>
              {t(`status.${status}`)}:{' '}
            </span>
          )}
          {file}
        </span>
      </Cell>
      <Cell className="max-w-0 truncate max-desktop:hidden">
        <span title={files?.filename} className={files ? undefined : 'text-ink-faint'}>
          {file}
        </span>
        {error && <span className="ml-2 text-danger-ink">{describeKept(error, errorTexts)}</span>}
      </Cell>
      <Cell className="max-desktop:hidden">
        <Badge kind={kinds[status]}>{t(`status.${status}`)}</Badge>
      </Cell>
      <Cell numeric>
        <time dateTime={created_at} title={formatDate(created_at)} className="text-ink-soft">
          {formatAgo(created_at)}
        </time>
      </Cell>
    </Row>
  );
}
