import type { BillingRecord } from '@sheaf/api/features/billing/billing.schema.ts';
import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { RefreshCw } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { ReceiptDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Note } from '../../components/note.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { showMoney } from './money.ts';
import { billingTexts } from './billing.texts.ts';
import { useBillingHistory } from './use-billing.ts';
import { chargeKinds, hasReceipt, Receipt } from './receipt.tsx';

export function BillingHistory() {
  const texts = useTexts(billingTexts).history;
  const history = useBillingHistory();
  const records = history.data?.pages.flatMap((page) => page.history);
  if (history.isError) {
    const again = (
      <Button size="small" onClick={() => void history.refetch()}>
        {texts.again}
      </Button>
    );
    return <Note kind="bad" fact={texts.failed} action={again} />;
  }
  const refresh = (
    <Button size="small" busy={history.isRefetching} onClick={() => void history.refetch()}>
      {!history.isRefetching && <RefreshCw aria-hidden="true" />}
      {texts.refresh}
    </Button>
  );
  return (
    <Card>
      <CardHeader title={texts.title} action={refresh} />
      {!records && <Skeleton className="m-4 h-24" />}
      {records?.length === 0 && (
        <EmptyState level="p" drawing={<ReceiptDrawing />} title={texts.emptyTitle}>
          {texts.empty}
        </EmptyState>
      )}
      {records && records.length > 0 && <Records records={records} />}
      {history.hasNextPage && (
        <div className="border-t border-line p-3 text-center">
          <Button busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            {texts.more}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Records({ records }: { records: BillingRecord[] }) {
  const texts = useTexts(billingTexts).history;
  return (
    <Table className="mt-2">
      <thead>
        <tr>
          <HeadCell>{texts.date}</HeadCell>
          <HeadCell className="max-desk:hidden">{texts.plan}</HeadCell>
          <HeadCell className="max-desk:hidden">{texts.reference}</HeadCell>
          <HeadCell className="max-desk:px-1">{texts.status}</HeadCell>
          <HeadCell numeric className="max-desk:px-1">
            {texts.amount}
          </HeadCell>
          <HeadCell className="w-10 max-desk:px-1">
            <span className="sr-only">{texts.receipt}</span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <Row key={record.id}>
            <Cell className="tabular-nums max-[480px]:whitespace-normal">
              {formatDate(record.created_at)}
            </Cell>
            <Cell className="max-desk:hidden">{plans[record.plan].name}</Cell>
            <Cell className="text-ink-faint tabular-nums max-desk:hidden">
              {record.stripe_payment_intent_id?.slice(-8)}
            </Cell>
            <Cell className="max-desk:px-1">
              <Badge kind={chargeKinds[record.status]}>{texts.statuses[record.status]}</Badge>
            </Cell>
            <Cell numeric className="max-desk:px-1">
              {showMoney(record.amount, record.currency)}
            </Cell>
            <Cell className="max-desk:px-1">{hasReceipt(record) && <Receipt record={record} />}</Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}
