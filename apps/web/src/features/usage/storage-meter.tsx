import { formatBytes } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { LimitRow } from './limit-row.tsx';
import { usageMessages } from './usage.messages.ts';
import { useStats } from './use-stats.ts';

/** For a rail: the meter of the storage alone. */
export function StorageMeter() {
  const t = useMessages(usageMessages);
  const { data } = useStats();
  if (!data) return null;
  const { plan, totalStorage, storageLimit } = data;
  return (
    <LimitRow
      compact
      label={t('storage')}
      used={totalStorage}
      limit={storageLimit}
      isLimited={plan !== null}
      format={(amount) => formatBytes(amount)}
    />
  );
}
