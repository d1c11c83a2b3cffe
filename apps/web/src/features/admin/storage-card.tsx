import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/card.tsx';
import { Meter } from '../../components/meter.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { adminMessages } from './admin.messages.ts';
import { FailedNote } from './failed-note.tsx';

/** Who keeps most. */
export function StorageCard({ onAll }: { onAll: () => void }) {
  const t = useMessages(adminMessages);
  const { data, isError, refetch } = useQuery(trpc.admin.storage.queryOptions({ limit: 5 }));
  if (isError) return <FailedNote onAgain={refetch} />;
  const rows = data?.storage.filter(({ totalStorage }) => totalStorage > 0);
  return (
    <Card className="flex min-w-0 flex-col">
      <div className="flex items-center justify-between gap-2 px-4 pt-3.5">
        <h2 className="section-title">{t('perUser.title')}</h2>
        {data && data.pagination.total > data.storage.length && (
          <TextLink alone to="/admin?tab=storage" onClick={onAll} className="text-13">
            {t('perUser.all', { count: formatNumber(data.pagination.total) })}
          </TextLink>
        )}
      </div>
      {!rows && (
        <Waiting>
          <SkeletonRows />
        </Waiting>
      )}
      {rows?.length === 0 && <p className="px-4 pt-2 pb-4 text-13 text-ink-soft">{t('perUser.none')}</p>}
      {rows && rows.length > 0 && (
        <>
          <ul className="flex flex-1 flex-col gap-3 px-4 pt-2">
            {rows.map(({ id, name, totalStorage, storageLimit }) => (
              <li key={id} className="min-w-0">
                <span className="flex justify-between gap-3 text-13">
                  <span className="truncate">{name}</span>
                  <span className="font-bold whitespace-nowrap tabular-nums">
                    {formatBytes(totalStorage)}
                  </span>
                </span>
                {storageLimit !== -1 && (
                  <Meter
                    label={name}
                    used={totalStorage}
                    limit={storageLimit}
                    text={t('perUser.of', {
                      used: formatBytes(totalStorage),
                      limit: formatBytes(storageLimit),
                    })}
                    className="mt-1.5"
                  />
                )}
              </li>
            ))}
          </ul>
          {rows.some(({ storageLimit }) => storageLimit !== -1) && (
            <p className="px-4 pt-3 pb-3 text-12 text-ink-faint">{t('perUser.note')}</p>
          )}
        </>
      )}
    </Card>
  );
}
