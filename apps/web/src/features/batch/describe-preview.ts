import type { BatchPreview } from '@sheaf/api/features/batch/batch.schema.ts';
import type { Formatter } from '@sheaf/messages/formatter';
import type { useAnswers } from '../../lib/messages/answer-messages.ts';
import { isOfStep } from './step-problems.ts';
import { formatBytes } from '../../lib/messages/format.ts';

/** What a batch would do and cost, in a line. */
export function describePreview(
  { files, pages, cost, warnings }: BatchPreview,
  t: Formatter<'batch'>,
  say: ReturnType<typeof useAnswers>,
): string {
  const bytes = cost.find(({ metric }) => metric === 'storageLimit')?.amount ?? 0;
  const ocr = cost.find(({ metric }) => metric === 'ocrPagesPerMonth');
  const operations = cost.find(({ metric }) => metric === 'aiOperations');
  return [
    pages === null
      ? t('costsUnknown', { files, size: formatBytes(bytes) })
      : t('costs', { files, pages, size: formatBytes(bytes) }),
    ...(ocr ? [t('reads', { pages: ocr.amount, used: ocr.used, limit: ocr.limit })] : []),
    ...(operations && !ocr ? [t('thinks', { amount: operations.amount })] : []),
    // What a step does to signatures stands on its card.
    ...warnings
      .filter((one) => !isOfStep(one))
      .slice(0, 2)
      .map(say),
  ].join(' ');
}
