import type { BillingRecord } from '@sheaf/api/features/billing/billing.schema.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { IconButton } from '../../components/icon-button.tsx';
import { fetchBlob, saveBlob } from '../../lib/api/download.ts';
import { formatDate } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { billingMessages } from './billing.messages.ts';
import { useReportFailure } from './use-report-failure.ts';

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
  const t = useMessages(billingMessages);
  const reportFailure = useReportFailure();
  const save = useMutation({
    mutationFn: () => fetchBlob(`/api/subscriptions/invoices/${id}.pdf`),
    onSuccess: ({ blob, filename }) => saveBlob(blob, filename ?? 'receipt.pdf'),
    onError: (error) => reportFailure(t('history.notSaved'), error),
  });
  const name = t('history.saveReceipt', { day: formatDate(created_at) });
  return (
    <IconButton name={name} disabled={save.isPending} onClick={() => save.mutate()}>
      <Download />
    </IconButton>
  );
}
