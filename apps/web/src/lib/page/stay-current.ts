import type { MemberEvent } from '@sheaf/api/ports';
import type { Query, QueryFilters } from '@tanstack/react-query';
import { keepListening, subscribeToEvents } from '../api/events.ts';
import { queryClient, trpc } from '../api/trpc.ts';

/** A hundred files that arrive one after the other are one change to look at. */
const SETTLE_MS = 400;

let due = new Set<MemberEvent['kind']>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** What changed elsewhere is read anew, where it is on the page. */
export function stayCurrent(): void {
  subscribeToEvents((event) => {
    if (event.kind === 'operation' && event.status === 'running') return;
    due.add(event.kind);
    timer ??= setTimeout(readAnew, SETTLE_MS);
  });
  keepListening();
}

function readAnew(): void {
  const kinds = due;
  due = new Set();
  timer = undefined;
  // An account that is being left answers no more.
  if (queryClient.isMutating({ mutationKey: trpc.demo.leave.mutationKey() })) return;
  const filters = [
    trpc.users.history.pathFilter(),
    trpc.operations.pathFilter(),
    trpc.users.stats.pathFilter(),
    trpc.subscriptions.pathFilter(),
    trpc.usage.pathFilter(),
    trpc.firstSteps.pathFilter(),
  ];
  if (kinds.has('batch') || kinds.has('sync')) filters.push(trpc.batch.pathFilter());
  if (kinds.has('files') || kinds.has('sync'))
    filters.push(trpc.files.pathFilter(), trpc.folders.pathFilter(), trpc.ai.chatScope.pathFilter());
  for (const filter of filters) readAgain(filter);
}

/**
 * An answer that is on its way may be older than the change. The first one, and a further page of a list that was asked
 * for, is not asked for anew before it is here.
 */
function readAgain(filter: QueryFilters): void {
  const underWay = queryClient
    .getQueryCache()
    .findAll({ ...filter, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined || !query.isActive() || isPaging(query));
  void queryClient.invalidateQueries({ ...filter, predicate: (query) => !isPaging(query) });
  for (const query of underWay)
    query.fetch().then(
      () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true }),
      () => undefined,
    );
}

function isPaging({ state }: Query): boolean {
  return state.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore !== undefined;
}
