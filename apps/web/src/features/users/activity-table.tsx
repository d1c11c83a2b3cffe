import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatAgo, formatDate } from '../../lib/format.ts';
import { useServerWords } from '../../lib/server-words/use-server-words.ts';
import { useTexts } from '../../lib/texts.ts';
import { activityTexts } from './activity.texts.ts';

const kinds = { running: 'outline', done: 'neutral', failed: 'bad', cancelled: 'outline' } as const;

export function ActivityTable({ history, rows }: { history: Operation[] | undefined; rows: number }) {
  const texts = useTexts(activityTexts);
  return (
    <Table>
      <thead>
        <tr>
          <HeadCell className="max-desk:w-full">{texts.columns.action}</HeadCell>
          <HeadCell className="w-full max-desk:hidden">{texts.columns.file}</HeadCell>
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
  const say = useServerWords();
  const { action, status, files, error, created_at } = operation;
  const filename = files?.filename;
  const file = (
    <span title={filename} className={filename ? undefined : 'text-ink-faint'}>
      {filename ?? texts.noFile}
    </span>
  );
  const result = <Badge kind={kinds[status]}>{texts.status[status]}</Badge>;
  const reason = error && <span className="text-danger-ink">{say(error.message)}</span>;
  return (
    <Row>
      <Cell className="font-medium max-desk:h-14 max-desk:max-w-0 max-desk:py-2">
        <span className="flex items-center gap-2">
          {texts.actions[action] ?? spell(action)}
          {status !== 'done' && <span className="desk:hidden">{result}</span>}
        </span>
        <span className="block truncate text-12 font-regular text-ink-soft desk:hidden">{file}</span>
        {reason && <span className="block text-12 font-regular whitespace-normal desk:hidden">{reason}</span>}
      </Cell>
      <Cell className="max-w-0 truncate max-desk:hidden">
        {file} <span className="ml-1">{reason}</span>
      </Cell>
      <Cell className="max-desk:hidden">{result}</Cell>
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
      <Cell className="max-desk:h-14">
        <Skeleton className="h-3 w-20" />
      </Cell>
      <Cell className="max-w-0 max-desk:hidden">
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
