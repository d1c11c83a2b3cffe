import type { MemberEvent } from '@sheaf/api/ports';
import { subscribeToEvents } from './events.ts';
import { queryClient, trpc } from './trpc.ts';

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
}

function readAnew(): void {
  const kinds = due;
  due = new Set();
  timer = undefined;
  const filters = [
    trpc.users.history.pathFilter(),
    trpc.operations.pathFilter(),
    trpc.users.stats.pathFilter(),
    trpc.subscriptions.pathFilter(),
    trpc.usage.pathFilter(),
  ];
  if (!(kinds.size === 1 && kinds.has('operation')))
    filters.push(trpc.files.pathFilter(), trpc.folders.pathFilter());
  for (const filter of filters) void queryClient.invalidateQueries(filter);
}
