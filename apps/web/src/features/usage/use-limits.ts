import { formatBytes, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { usageTexts } from './usage.texts.ts';
import { useOverview } from './use-overview.ts';

/** What is counted for the member, each with its words; empty until it is known. */
export function useLimits() {
  const texts = useTexts(usageTexts);
  const { data } = useOverview();
  if (!data) return [];
  const { usage, limits } = data;
  const count = (amount: number) => formatNumber(amount);
  const size = (amount: number) => formatBytes(amount);
  const rows = [
    { label: texts.files, used: usage.files_processed, limit: limits.filesPerMonth, format: count },
    { label: texts.storage, used: usage.storage_used, limit: limits.storageLimit, format: size },
    { label: texts.ai, used: usage.ai_operations, limit: limits.aiOperations, format: count },
    { label: texts.calls, used: usage.api_calls, limit: limits.apiCalls, format: count },
  ];
  // A plan without calls has nothing to say of them.
  return rows.filter(({ label, limit }) => label !== texts.calls || limit !== 0);
}
