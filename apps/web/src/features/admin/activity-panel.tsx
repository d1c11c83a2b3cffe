import type { ActivityEntry, ActivitySort } from '@sheaf/api/features/admin/admin.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { Select } from '../../components/select.tsx';
import { SkeletonRows, Waiting } from '../../components/skeleton.tsx';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { ActivityTable } from './activity-table.tsx';
import { pagerWords } from './pager-words.ts';
import { adminMessages } from './admin.messages.ts';
import { FailedNote } from './failed-note.tsx';
import { usePagedList } from './use-paged-list.ts';

const PAGE = 20;
const ALL = 'all';
type Status = ActivityEntry['status'];

/** What everybody did. */
export function ActivityPanel() {
  const t = useMessages(adminMessages);
  const [only, setOnly] = useState<Status | typeof ALL>(ALL);
  const { place, sorting, toPage } = usePagedList<ActivitySort>('date', 'desc');
  const input = { ...place, limit: PAGE, ...(only === ALL ? {} : { status: only }) };
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    trpc.admin.activity.queryOptions(input, { placeholderData: keepPreviousData, staleTime: 0 }),
  );
  if (isError) return <FailedNote onAgain={refetch} />;
  const isEmpty = data?.pagination.total === 0;
  const choose = (next: string) => {
    setOnly(next as Status);
    toPage(1);
  };
  return (
    <>
      <div className="flex justify-end pb-2 desktop:px-4">
        <Select
          aria-label={t('only')}
          value={only}
          onValueChange={choose}
          options={[
            { value: ALL, label: t('everything') },
            ...Object.entries(t.record('status')).map(([value, label]) => ({ value, label })),
          ]}
          className="desktop:w-44!"
        />
      </div>
      {!data && (
        <Waiting>
          <SkeletonRows rows={8} />
        </Waiting>
      )}
      {isEmpty && (
        <EmptyState
          level="p"
          drawing={<SearchDrawing />}
          title={only === ALL ? t('noActivity') : t('noneOfThis')}
        >
          {only === ALL ? t('noActivityText') : t('noneOfThisText')}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
          <ActivityTable activity={data.activity} sorting={sorting} />
          {data.pagination.totalPages > 1 && (
            <Pager words={pagerWords(t)} pagination={data.pagination} onPage={toPage} />
          )}
        </div>
      )}
    </>
  );
}
