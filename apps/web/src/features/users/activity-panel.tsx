import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card, CardHeader } from '../../components/card.tsx';
import { SearchDrawing } from '../../components/drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Note } from '../../components/note.tsx';
import { Select } from '../../components/select.tsx';
import { useActionWords } from '../../lib/messages/tool-actions.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { ActivityPages } from './activity-pages.tsx';
import { ActivityTable } from './activity-table.tsx';
import { activityMessages } from '../../lib/messages/activity.messages.ts';

const PAGE = 10;
const ALL = 'all';

/** `untitled` if the page already has the title. */
export function ActivityPanel({ untitled = false }: { untitled?: boolean }) {
  const t = useMessages(activityMessages);
  const words = useActionWords();
  const [action, setAction] = useState(ALL);
  const [page, setPage] = useState(1);
  const filter = action === ALL ? {} : { action };
  const { data, isError, isPlaceholderData, refetch } = useQuery(
    trpc.users.history.queryOptions(
      { page, limit: PAGE, ...filter },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  );
  if (isError) {
    const again = (
      <Button size="small" onClick={() => refetch()}>
        {t('again')}
      </Button>
    );
    return <Note kind="bad" fact={t('failed')} action={again} />;
  }
  const isEmpty = data?.pagination.total === 0;
  const isFiltered = action !== ALL;
  const filterChoice = (!isEmpty || isFiltered) && (
    <div className="w-full desktop:w-52">
      <Select
        aria-label={t('filter')}
        value={action}
        onValueChange={(next) => {
          setAction(next);
          setPage(1);
        }}
        options={[
          { value: ALL, label: t('all') },
          ...Object.entries(words).map(([value, label]) => ({
            value,
            label,
          })),
        ]}
      />
    </div>
  );
  return (
    <Card>
      {untitled ? (
        filterChoice && <div className="flex justify-end px-4 pt-3">{filterChoice}</div>
      ) : (
        <CardHeader title={t('title')} lede={t('lede')} action={filterChoice} />
      )}
      {isEmpty ? (
        <EmptyState
          drawing={<SearchDrawing />}
          title={isFiltered ? t('noneTitle') : t('emptyTitle')}
          level="p"
        >
          {isFiltered ? t('none') : t('empty')}
        </EmptyState>
      ) : (
        <>
          <div className={isPlaceholderData ? 'pt-3 opacity-60' : 'pt-3'} aria-busy={isPlaceholderData}>
            <ActivityTable history={data?.history} rows={PAGE} />
          </div>
          {data && data.pagination.totalPages > 1 && (
            <ActivityPages pagination={data.pagination} onPage={setPage} />
          )}
        </>
      )}
    </Card>
  );
}
