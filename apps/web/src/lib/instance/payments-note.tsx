import { useMessages } from '../messages/messages.ts';
import { instanceNoteMessages } from './instance.messages.ts';
import { usePayments } from './use-instance.ts';

/** Beside a price: that no money is taken for it, or that it cannot be paid here. */
export function PaymentsNote({ price }: { price: number }) {
  const t = useMessages(instanceNoteMessages);
  const payments = usePayments();
  if (price === 0 || payments === undefined || payments === 'stripe') return null;
  return <p className="text-12 text-ink-soft">{t(payments === 'sandbox' ? 'testMode' : 'notSold')}</p>;
}
