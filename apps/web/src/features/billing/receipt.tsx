import type { BillingRecord } from '@sheaf/api/features/billing/billing.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { fetchBlob, saveBlob } from '../../lib/download.ts';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { billingTexts } from './billing.texts.ts';
import { useSayFailed } from './use-say-failed.ts';

export const chargeKinds = {
  succeeded: 'ok',
  failed: 'bad',
  pending: 'warn',
  cancelled: 'neutral',
  refunded: 'neutral',
} as const;

export function hasReceipt({ status }: BillingRecord): boolean {
  return status === 'succeeded' || status === 'refunded';
}

export function Receipt({ record: { id, created_at } }: { record: BillingRecord }) {
  const texts = useTexts(billingTexts).history;
  const sayFailed = useSayFailed();
  const save = useMutation({
    mutationFn: () => fetchBlob(`/api/subscriptions/invoices/${id}.pdf`),
    onSuccess: ({ blob, filename }) => saveBlob(blob, filename ?? 'receipt.pdf'),
    onError: (error) => sayFailed(texts.notSaved, error),
  });
  const name = texts.saveReceipt(formatDate(created_at));
  return (
    <IconButton name={name} disabled={save.isPending} onClick={() => save.mutate()}>
      <Download />
    </IconButton>
  );
}
