import { formatBytes } from '../../lib/format.ts';
import { useTexts } from '../../lib/texts.ts';
import { LimitRow } from './limit-row.tsx';
import { usageTexts } from './usage.texts.ts';
import { useStats } from './use-stats.ts';

/** For a rail: the meter of the storage alone. */
export function StorageMeter() {
  const texts = useTexts(usageTexts);
  const { data } = useStats();
  if (!data) return null;
  const { totalStorage, storageLimit } = data;
  return (
    <LimitRow
      compact
      label={texts.storage}
      used={totalStorage}
      limit={storageLimit}
      format={(amount) => formatBytes(amount)}
    />
  );
}
