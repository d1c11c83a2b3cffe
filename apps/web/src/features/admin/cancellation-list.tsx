import type { Cancellation } from '@sheaf/api/features/admin/admin.schema.ts';
import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../components/card.tsx';
import { ReceiptDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { cancelReasonOf, useAnswers } from '../../lib/messages/answer-messages.ts';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { adminMessages } from './admin.messages.ts';
import { FailedNote } from './failed-note.tsx';
import { instanceMessages } from './instance.messages.ts';
import { pagerWords } from './pager-words.ts';

const PAGE = 20;

/** Who cancelled a subscription, and why. */
export function CancellationList() {
  const t = useMessages(instanceMessages);
  const tAdmin = useMessages(adminMessages);
  const [page, setPage] = useState(1);
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    trpc.admin.cancellations.queryOptions(
      { page, limit: PAGE },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  if (isError) return <FailedNote onAgain={refetch} />;
  if (!data)
    return (
      <Waiting>
        <SkeletonRows rows={6} className="rounded-10 border border-line bg-surface" />
      </Waiting>
    );
  if (data.pagination.total === 0) {
    return (
      <Card>
        <EmptyState drawing={<ReceiptDrawing />} title={t('cancellations.emptyTitle')}>
          {t('cancellations.empty')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
      <Table aria-label={t('cancellations.title')}>
        <thead>
          <tr>
            <HeadCell>{t('cancellations.when')}</HeadCell>
            <HeadCell>{t('cancellations.who')}</HeadCell>
            <HeadCell className="max-desktop:hidden">{t('cancellations.plan')}</HeadCell>
            <HeadCell className="w-full">{t('cancellations.why')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {data.cancellations.map((one) => (
            <CancellationRow key={one.id} cancellation={one} />
          ))}
        </tbody>
      </Table>
      {data.pagination.totalPages > 1 && (
        <Pager words={pagerWords(tAdmin)} pagination={data.pagination} onPage={setPage} />
      )}
    </Card>
  );
}

function CancellationRow({
  cancellation: { user, plan, reason, feedback, cancelled_at },
}: {
  cancellation: Cancellation;
}) {
  const t = useMessages(instanceMessages);
  const say = useAnswers();
  return (
    <Row>
      <Cell className="py-2.5 align-top text-ink-soft tabular-nums max-desktop:text-12 max-desktop:whitespace-normal!">
        {formatDate(cancelled_at)}
      </Cell>
      <Cell className="py-2.5 align-top max-desktop:whitespace-normal!">
        <Link to={`/admin/users/${user.id}`} className="font-strong underline-offset-2 hover:underline">
          {user.name}
        </Link>
        <span className="block text-12 text-ink-faint max-desktop:hidden">{user.email}</span>
      </Cell>
      <Cell className="py-2.5 align-top max-desktop:hidden">{plans[plan].name}</Cell>
      <Cell className="py-2.5 align-top whitespace-normal! wrap-anywhere">
        {reason === null ? t('cancellations.noReason') : say(cancelReasonOf(reason))}
        {feedback && <span className="block whitespace-pre-wrap text-ink-soft">{feedback}</span>}
      </Cell>
    </Row>
  );
}
