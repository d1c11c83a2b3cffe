import { useState } from 'react';
import type { Sorting } from '../../components/sort-head.tsx';

type Order = 'asc' | 'desc';

/** Which page of a list is looked at, and how it is sorted. Sorting anew begins at the first page. */
export function usePagedList<Key extends string>(first: Key, firstOrder: Order) {
  const [place, setPlace] = useState<{ page: number; sort: Key; order: Order }>({
    page: 1,
    sort: first,
    order: firstOrder,
  });
  const sorting: Sorting<Key> = {
    sort: place.sort,
    order: place.order,
    sortBy: (sort, begin) =>
      setPlace((now) => ({
        page: 1,
        sort,
        order: now.sort !== sort ? begin : now.order === 'asc' ? 'desc' : 'asc',
      })),
  };
  const toPage = (page: number) => setPlace((now) => ({ ...now, page }));
  return { place, sorting, toPage };
}
