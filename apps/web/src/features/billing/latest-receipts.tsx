import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { formatNumber } from '../../lib/messages/format.ts';
import { formatShortDay } from '../../lib/messages/format-day.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { showMoney } from './money.ts';
import { billingMessages } from './billing.messages.ts';
import { chargeKinds, hasReceipt, Receipt } from './receipt.tsx';
import { useBillingHistory } from './use-billing.ts';

const SHOWN = 2;

/** The newest charges, with the way to all of them; nothing before the first. */
export function LatestReceipts({ onAll }: { onAll: () => void }) {
  const t = useMessages(billingMessages);
  const [page] = useBillingHistory().data?.pages ?? [];
  if (!page?.history.length) return null;
  return (
    <Card className="py-3">
      <div className="flex items-center justify-between gap-3 px-4 pb-1">
        <h2 className="group-title">{t('history.latest')}</h2>
        <Button look="bare" size="small" onClick={onAll}>
          {t('history.all', { count: formatNumber(page.pagination.total) })}
        </Button>
      </div>
      <ul>
        {page.history.slice(0, SHOWN).map((record) => (
          <li
            key={record.id}
            className="flex h-10 items-center gap-3 border-t border-line px-4 text-13 tabular-nums first:border-0"
          >
            <span className="min-w-14 max-desktop:flex-1">{formatShortDay(record.created_at)}</span>
            <span className="flex-1 text-ink-faint max-desktop:hidden">
              {record.stripe_payment_intent_id?.slice(-8)}
            </span>
            <Badge kind={chargeKinds[record.status]}>{t(`history.statuses.${record.status}`)}</Badge>
            <span className="min-w-12 text-right">{showMoney(record.amount, record.currency)}</span>
            <span className="-mr-2 w-8">{hasReceipt(record) && <Receipt record={record} />}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
