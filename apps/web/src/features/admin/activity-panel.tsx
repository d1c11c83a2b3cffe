import type { ActivityEntry, ActivitySort } from '@sheaf/api/features/admin/admin.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Pager } from '../../components/pager.tsx';
import { Select } from '../../components/select.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useTexts } from '../../lib/texts.ts';
import { trpc } from '../../lib/trpc.ts';
import { ActivityTable } from './activity-table.tsx';
import { adminTexts } from './admin.texts.ts';
import { FailedNote } from './failed-note.tsx';
import { usePagedList } from './use-paged-list.ts';

const PAGE = 20;
const ALL = 'all';
type Status = ActivityEntry['status'];

/** What everybody did. */
export function ActivityPanel() {
  const texts = useTexts(adminTexts);
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
      <div className="flex justify-end pb-2 desk:px-4">
        <Select
          aria-label={texts.only}
          value={only}
          onValueChange={choose}
          options={[
            { value: ALL, label: texts.everything },
            ...Object.entries(texts.status).map(([value, label]) => ({ value, label })),
          ]}
          className="desk:w-44!"
        />
      </div>
      {!data && <Skeleton className="h-48" />}
      {isEmpty && (
        <EmptyState
          level="p"
          drawing={<SearchDrawing />}
          title={only === ALL ? texts.noActivity : texts.noneOfThis}
        >
          {only === ALL ? texts.noActivityText : texts.noneOfThisText}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div className={isPlaceholderData ? 'opacity-60' : undefined} aria-busy={isPlaceholderData}>
          <ActivityTable activity={data.activity} sorting={sorting} />
          {data.pagination.totalPages > 1 && (
            <Pager words={texts.pages} pagination={data.pagination} onPage={toPage} />
          )}
        </div>
      )}
    </>
  );
}
