import type { Operation } from '@sheaf/api/features/operations/operations.schema.ts';
import { Badge } from '../../components/badge.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatAgo, formatDate } from '../../lib/messages/format.ts';
import { nameAction, useActionWords } from '../../lib/messages/tool-actions.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { activityMessages } from '../../lib/messages/activity.messages.ts';
import { errorWords, describeKept } from '../../lib/messages/describe-error.ts';
import { useTranslated } from '../../lib/messages/translated.ts';

const kinds = { running: 'outline', done: 'neutral', failed: 'bad', cancelled: 'outline' } as const;

export function ActivityTable({ history, rows }: { history: Operation[] | undefined; rows: number }) {
  const t = useMessages(activityMessages);
  return (
    <Table aria-busy={!history}>
      <thead>
        <tr>
          <HeadCell className="max-desktop:w-full">{t('columns.action')}</HeadCell>
          <HeadCell className="w-full max-desktop:hidden">{t('columns.file')}</HeadCell>
          <HeadCell className="max-desktop:hidden">{t('columns.result')}</HeadCell>
          <HeadCell numeric>{t('columns.when')}</HeadCell>
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
  const t = useMessages(activityMessages);
  const words = useActionWords();
  const errorTexts = useTranslated(errorWords);
  const { action, status, files, error, created_at } = operation;
  const filename = files?.filename;
  const file = (
    <span title={filename} className={filename ? undefined : 'text-ink-faint'}>
      {filename ?? t('noFile')}
    </span>
  );
  const result = <Badge kind={kinds[status]}>{t(`status.${status}`)}</Badge>;
  const reason = error && <span className="text-danger-ink">{describeKept(error, errorTexts)}</span>;
  return (
    <Row>
      <Cell className="font-medium max-desktop:h-14 max-desktop:max-w-0 max-desktop:py-2">
        <span className="flex items-center gap-2">
          {nameAction(action, words)}
          {status !== 'done' && <span className="desktop:hidden">{result}</span>}
        </span>
        <span className="block truncate text-12 font-regular text-ink-soft desktop:hidden">{file}</span>
        {reason && (
          <span className="block text-12 font-regular whitespace-normal desktop:hidden">{reason}</span>
        )}
      </Cell>
      <Cell className="max-w-0 truncate max-desktop:hidden">
        {file} <span className="ml-1">{reason}</span>
      </Cell>
      <Cell className="max-desktop:hidden">{result}</Cell>
      <Cell numeric>
        <time dateTime={created_at} title={formatDate(created_at)} className="text-ink-soft">
          {formatAgo(created_at)}
        </time>
      </Cell>
    </Row>
  );
}

/** `digital-sign` as `Digital sign`. */
function SkeletonRow() {
  return (
    <Row>
      <Cell className="max-desktop:h-14">
        <Skeleton className="h-3 w-20" />
      </Cell>
      <Cell className="max-w-0 max-desktop:hidden">
        <Skeleton className="h-3 w-48 max-w-full" />
      </Cell>
      <Cell className="max-desktop:hidden">
        <Skeleton className="h-3 w-12" />
      </Cell>
      <Cell numeric>
        <Skeleton className="ml-auto h-3 w-16" />
      </Cell>
    </Row>
  );
}
