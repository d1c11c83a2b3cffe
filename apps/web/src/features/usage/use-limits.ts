import { formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { usageMessages } from './usage.messages.ts';
import { useOverview } from './use-overview.ts';

/** What is counted for the member, each with its words; empty until it is known. */
export function useLimits() {
  const t = useMessages(usageMessages);
  const { data } = useOverview();
  if (!data) return [];
  const { usage, limits } = data;
  const count = (amount: number) => formatNumber(amount);
  const size = (amount: number) => formatBytes(amount);
  const rows = [
    { label: t('files'), used: usage.files_processed, limit: limits.filesPerMonth, format: count },
    { label: t('storage'), used: usage.storage_used, limit: limits.storageLimit, format: size },
    { label: t('ai'), used: usage.ai_operations, limit: limits.aiOperations, format: count },
    { label: t('calls'), used: usage.api_calls, limit: limits.apiCalls, format: count },
  ];
  // A plan without API calls shows nothing about them.
  const isLimited = data.plan !== null;
  return rows
    .map((row) => ({ ...row, isLimited }))
    .filter(({ label, limit }) => label !== t('calls') || limit !== 0);
}
