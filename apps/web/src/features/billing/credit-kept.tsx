import type { Subscription } from '@sheaf/api/features/billing/billing.schema.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { dialogMessages } from './dialogs.messages.ts';
import { showMoney } from './money.ts';

/** The provider keeps credit with the customer: it outlives the subscription and pays for the next one. */
export function CreditKept({ subscription: { credit } }: { subscription: Subscription }) {
  const t = useMessages(dialogMessages);
  if (credit <= 0) return null;
  return (
    <p className="mt-1 text-13 text-ink-soft">
      {t('cancel.creditKept', { amount: showMoney(credit, 'usd') })}
    </p>
  );
}
