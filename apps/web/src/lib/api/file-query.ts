import { queryClient, trpc } from './trpc.ts';

/** An event tells that a file has been read; should it be lost, nobody waits in vain. */
const LOOK_AGAIN_MS = 5000;

/** Who began to ask before the page was drawn has told it already. */
const JUST_NOW_MS = 5000;

/** One file, looked at now and then while it is being read. */
export function fileQuery(asked: { id: string; text?: boolean }) {
  return trpc.files.get.queryOptions(asked, {
    retryOnMount: ({ state }) => !hasJustFailed(state),
    refetchInterval: ({ state }) => (state.data?.file.reading.state === 'pending' ? LOOK_AGAIN_MS : false),
  });
}

/** For who is about to look at it. */
export function prefetchFile(id: string): void {
  const query = fileQuery({ id });
  const state = queryClient.getQueryState(query.queryKey);
  if (!state || !hasJustFailed(state)) void queryClient.prefetchQuery(query);
}

function hasJustFailed({ errorUpdatedAt }: { errorUpdatedAt: number }): boolean {
  return Date.now() - errorUpdatedAt < JUST_NOW_MS;
}
