import type { ActivityEntry, ActivitySort } from '@sheaf/api/features/admin/admin.schema.ts';
import { Link } from 'react-router';
import { Badge } from '../../components/badge.tsx';
import { SortHead, type Sorting } from '../../components/sort-head.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatAgo, formatDate } from '../../lib/format.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { useTexts } from '../../lib/texts.ts';
import { adminTexts } from './admin.texts.ts';

const kinds = { running: 'outline', done: 'neutral', failed: 'bad', cancelled: 'outline' } as const;

interface ActivityTableProps {
  activity: ActivityEntry[];
  /** Absent: one person's, newest first. */
  sorting?: Sorting<ActivitySort>;
}

export function ActivityTable({ activity, sorting }: ActivityTableProps) {
  const texts = useTexts(adminTexts);
  const { columns } = texts;
  return (
    <Table aria-label={texts.activity}>
      <thead>
        <tr>
          {sorting ? (
            <SortHead column="user" sorting={sorting}>
              {columns.activity}
            </SortHead>
          ) : (
            <HeadCell>{columns.activity}</HeadCell>
          )}
          <HeadCell className="w-full max-desk:hidden">{columns.file}</HeadCell>
          <HeadCell className="max-desk:hidden">{columns.result}</HeadCell>
          {sorting ? (
            <SortHead column="date" sorting={sorting} numeric>
              {columns.date}
            </SortHead>
          ) : (
            <HeadCell numeric>{columns.date}</HeadCell>
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
  const texts = useTexts(adminTexts);
  const say = useServerWords();
  const { users, status, files, error, created_at } = entry;
  const action = texts.actions[entry.action] ?? entry.action.replaceAll('-', ' ');
  const file = files?.filename ?? texts.fileOperation;
  return (
    <Row>
      <Cell className="font-medium max-desk:w-full max-desk:py-2 max-desk:whitespace-normal! max-desk:wrap-anywhere">
        {named ? (
          <Link
            to={`/admin/users/${users.id}`}
            className="reach relative inline-block rounded-[2px] hover:underline"
          >
            {texts.performed(users.name || texts.unknownUser, action)}
          </Link>
        ) : (
          <span className="inline-block first-letter:uppercase">{action}</span>
        )}
        <span className="block text-12 font-regular text-ink-faint desk:hidden">
          {status !== 'done' && (
            <span className={status === 'failed' ? 'text-danger-ink' : undefined}>
              {texts.status[status]}:{' '}
            </span>
          )}
          {file}
        </span>
      </Cell>
      <Cell className="max-w-0 truncate max-desk:hidden">
        <span title={files?.filename} className={files ? undefined : 'text-ink-faint'}>
          {file}
        </span>
        {error && <span className="ml-2 text-danger-ink">{say(error.message)}</span>}
      </Cell>
      <Cell className="max-desk:hidden">
        <Badge kind={kinds[status]}>{texts.status[status]}</Badge>
      </Cell>
      <Cell numeric>
        <time dateTime={created_at} title={formatDate(created_at)} className="text-ink-soft">
          {formatAgo(created_at)}
        </time>
      </Cell>
    </Row>
  );
}
