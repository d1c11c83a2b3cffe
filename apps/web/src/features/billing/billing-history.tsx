import type { BillingRecord } from '@sheaf/api/features/billing/billing.schema.ts';
import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { RefreshCw } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { ReceiptDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Note } from '../../components/note.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { showMoney } from './money.ts';
import { billingMessages } from './billing.messages.ts';
import { useBillingHistory } from './use-billing.ts';
import { chargeKinds, hasReceipt, Receipt } from './receipt.tsx';

export function BillingHistory() {
  const t = useMessages(billingMessages);
  const history = useBillingHistory();
  const records = history.data?.pages.flatMap((page) => page.history);
  if (history.isError) {
    const again = (
      <Button size="small" onClick={() => void history.refetch()}>
        {t('history.again')}
      </Button>
    );
    return <Note kind="bad" fact={t('history.failed')} action={again} />;
  }
  const refresh = (
    <Button size="small" busy={history.isRefetching} onClick={() => void history.refetch()}>
      {!history.isRefetching && <RefreshCw aria-hidden="true" />}
      {t('history.refresh')}
    </Button>
  );
  return (
    <Card>
      <CardHeader title={t('history.title')} action={refresh} />
      {!records && (
        <Waiting>
          <SkeletonRows rows={4} className="mt-2" />
        </Waiting>
      )}
      {records?.length === 0 && (
        <EmptyState level="p" drawing={<ReceiptDrawing />} title={t('history.emptyTitle')}>
          {t('history.empty')}
        </EmptyState>
      )}
      {records && records.length > 0 && <Records records={records} />}
      {history.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Records({ records }: { records: BillingRecord[] }) {
  const t = useMessages(billingMessages);
  return (
    <Table className="mt-2">
      <thead>
        <tr>
          <HeadCell>{t('history.date')}</HeadCell>
          <HeadCell className="max-desktop:hidden">{t('history.plan')}</HeadCell>
          <HeadCell className="max-desktop:hidden">{t('history.reference')}</HeadCell>
          <HeadCell className="max-desktop:px-1">{t('history.status')}</HeadCell>
          <HeadCell numeric className="max-desktop:px-1">
            {t('history.amount')}
          </HeadCell>
          <HeadCell className="w-10 max-desktop:px-1">
            <span className="sr-only">{t('history.receipt')}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <Row key={record.id}>
            <Cell className="tabular-nums max-desktop:whitespace-normal!">
              {formatDate(record.created_at)}
            </Cell>
            <Cell className="max-desktop:hidden">{plans[record.plan].name}</Cell>
            <Cell className="text-ink-faint tabular-nums max-desktop:hidden">
              {record.stripe_payment_intent_id?.slice(-8)}
            </Cell>
            <Cell className="max-desktop:px-1">
              <Badge kind={chargeKinds[record.status]}>{t(`history.statuses.${record.status}`)}</Badge>
            </Cell>
            <Cell numeric className="max-desktop:px-1">
              {showMoney(record.amount, record.currency)}
              {record.credit > 0 && (
                <span className="block text-12 text-ink-faint">
                  {t('history.fromCredit', { amount: showMoney(record.credit, record.currency) })}
                </span>
              )}
            </Cell>
            <Cell className="max-desktop:px-1">{hasReceipt(record) && <Receipt record={record} />}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
