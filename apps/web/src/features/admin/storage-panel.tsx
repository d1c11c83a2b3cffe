import type { StorageSort } from '@sheaf/api/features/admin/admin.schema.ts';
import { plans } from '@sheaf/api/features/billing/plans.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Meter } from '../../components/meter.tsx';
import { Pager } from '../../components/pager.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { SortHead } from '../../components/sort-head.tsx';
import { Cell, HeadCell, Row, Table } from '../../components/table.tsx';
import { formatBytes, formatNumber } from '../../lib/messages/format.ts';
import { useSells } from '../../lib/instance/use-instance.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { pagerWords } from './pager-words.ts';
import { adminMessages } from './admin.messages.ts';
import { FailedNote } from './failed-note.tsx';
import { usePagedList } from './use-paged-list.ts';

const PAGE = 20;
const wideOnly = 'max-desktop:hidden';

/** Who keeps how much, beside what their plan allows. */
export function StoragePanel() {
  const t = useMessages(adminMessages);
  const sells = useSells();
  const { place, sorting, toPage } = usePagedList<StorageSort>('storage', 'desc');
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    trpc.admin.storage.queryOptions({ ...place, limit: PAGE }, { placeholderData: keepPreviousData }),
  );
  if (isError) return <FailedNote onAgain={refetch} />;
  if (!data)
    return (
      <Waiting>
        <SkeletonRows rows={8} className="rounded-10 border border-line bg-surface" />
      </Waiting>
    );
  return (
    <div className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
      <Table aria-label={t('storage')}>
        <thead>
          <tr>
            <SortHead column="name" sorting={sorting}>
              {t('columns.name')}
            </SortHead>
            <SortHead column="email" sorting={sorting} className={wideOnly}>
              {t('columns.email')}
            </SortHead>
            {sells && <HeadCell className={`w-64 ${wideOnly}`}>{t('columns.limit')}</HeadCell>}
            <SortHead column="storage" sorting={sorting} numeric>
              {t('columns.storage')}
            </SortHead>
            <SortHead column="files" sorting={sorting} numeric>
              {t('columns.files')}
            </SortHead>
          </tr>
        </thead>
        <tbody>
          {data.storage.map(({ id, name, email, plan, totalStorage, storageLimit, fileCount }) => (
            <Row key={id}>
              <Cell className="max-w-0 font-bold max-desktop:w-full desktop:max-w-52">
                <Link
                  to={`/admin/users/${id}`}
                  className="block truncate rounded-[2px] hover:underline max-desktop:leading-11"
                  title={name}
                >
                  {name}
                </Link>
              </Cell>
              <Cell className={`max-w-56 truncate text-ink-soft ${wideOnly}`}>{email}</Cell>
              {sells && (
                <Cell className={wideOnly}>
                  {plan && storageLimit !== -1 && (
                    <span className="flex items-center gap-3">
                      <Meter
                        label={t('perUser.of', { used: name, limit: t('columns.limit') })}
                        used={totalStorage}
                        limit={storageLimit}
                        text={t('perUser.of', {
                          used: formatBytes(totalStorage),
                          limit: formatBytes(storageLimit),
                        })}
                        className="w-28"
                      />
                      <span className="text-12 text-ink-faint tabular-nums">
                        {plans[plan].name}, {formatBytes(storageLimit)}
                      </span>
                    </span>
                  )}
                </Cell>
              )}
              <Cell numeric>{formatBytes(totalStorage)}</Cell>
              <Cell numeric>{formatNumber(fileCount)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {data.pagination.totalPages > 1 && (
        <Pager words={pagerWords(t)} pagination={data.pagination} onPage={toPage} />
      )}
    </div>
  );
}
