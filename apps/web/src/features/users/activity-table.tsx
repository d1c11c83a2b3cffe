import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatAgo, formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { activityTexts } from './activity.texts.ts';

const kinds = { running: 'outline', done: 'neutral', failed: 'bad', cancelled: 'outline' } as const;

export function ActivityTable({ history, rows }: { history: Operation[] | undefined; rows: number }) {
  const texts = useTexts(activityTexts);
  return (
    <Table>
      <thead>
        <tr>
          <HeadCell>{texts.columns.action}</HeadCell>
          <HeadCell className="w-full">{texts.columns.file}</HeadCell>
          <HeadCell className="max-desk:hidden">{texts.columns.result}</HeadCell>
          <HeadCell numeric>{texts.columns.when}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {history
          ? history.map((operation) => <ActivityRow key={operation.id} operation={operation} />)
          : Array.from({ length: rows }, (_, at) => <SkeletonRow key={at} />)}
      </tbody>
    </Table>
  );
}

function ActivityRow({ operation }: { operation: Operation }) {
  const texts = useTexts(activityTexts);
  const { action, status, files, error, created_at } = operation;
  const filename = files?.filename;
  return (
    <Row>
      <Cell className="font-medium">{texts.actions[action] ?? spell(action)}</Cell>
      <Cell className="max-w-0 truncate">
        <span title={filename} className={filename ? undefined : 'text-ink-faint'}>
          {filename ?? texts.noFile}
        </span>
        {error && <span className="ml-2 text-danger-ink">{error.message}</span>}
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

/** `digital-sign` as `Digital sign`. */
function spell(action: string): string {
  const words = action.replaceAll(/[-_]/gu, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

function SkeletonRow() {
  return (
    <Row>
      <Cell>
        <Skeleton className="h-3 w-20" />
      </Cell>
      <Cell className="max-w-0">
        <Skeleton className="h-3 w-48 max-w-full" />
      </Cell>
      <Cell className="max-desk:hidden">
        <Skeleton className="h-3 w-12" />
      </Cell>
      <Cell numeric>
        <Skeleton className="ml-auto h-3 w-16" />
      </Cell>
    </Row>
  );
}
