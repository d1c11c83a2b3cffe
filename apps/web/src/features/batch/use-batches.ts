import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Progress } from '@sheaf/api/ports';
import { subscribeToEvents } from '../../lib/api/events.ts';
import { api, queryClient, trpc } from '../../lib/api/trpc.ts';
import type { toOperations } from './draft.ts';

/** As many as a person looks back at. */
const LISTED = 50;
const SETTLE_MS = 500;

export function useBatches() {
  return useQuery(trpc.batch.list.queryOptions({ limit: LISTED }, { select: ({ batches }) => batches }));
}

export function useBatch(id: string | undefined) {
  return useQuery(
    trpc.batch.get.queryOptions(
      { id: id ?? '' },
      { enabled: id !== undefined, select: ({ batch }) => batch },
    ),
  );
}

export function refreshBatches(): Promise<void> {
  return queryClient.invalidateQueries(trpc.batch.pathFilter());
}

/** The progress of each running operation, as reported. */
export function useOperationProgress(): ReadonlyMap<string, Progress> {
  const [progress, setProgress] = useState<ReadonlyMap<string, Progress>>(new Map());
  useEffect(
    () =>
      subscribeToEvents((event) => {
        if (event.kind !== 'operation') return;
        const { id, status, progress: told } = event;
        setProgress((was) => {
          const next = new Map(was);
          if (status === 'running' && told) next.set(id, told);
          else next.delete(id);
          return next;
        });
      }),
    [],
  );
  return progress;
}

/** What the batch would do and cost, a moment after the last change to it. */
export function usePreview(operations: ReturnType<typeof toOperations>, isComplete: boolean) {
  const wanted = JSON.stringify(operations);
  const asked = useSettled(wanted);
  return useQuery({
    // Asked again with the lists of files: a page count may have come since.
    queryKey: [...trpc.files.pathKey(), 'batch-preview', asked],
    queryFn: () => api.batch.preview.mutate({ operations: JSON.parse(asked) as typeof operations }),
    enabled: isComplete && asked === wanted,
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
