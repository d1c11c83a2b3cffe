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

/** For who is about to look at it. Whether it is there: at once where it is known, or with the answer. */
export async function prefetchFile(id: string): Promise<boolean> {
  const query = fileQuery({ id });
  const isKnown = () => queryClient.getQueryData(query.queryKey) !== undefined;
  const state = queryClient.getQueryState(query.queryKey);
  if (state && hasJustFailed(state)) return false;
  const asked = queryClient.prefetchQuery(query);
  if (!isKnown() && !isListed(id)) await asked;
  return isKnown() || isListed(id);
}

/** A list that is shown has it. */
function isListed(id: string): boolean {
  const lists = queryClient.getQueriesData<{ files?: { id: string }[] }>(trpc.files.list.pathFilter());
  return lists.some(([, page]) => page?.files?.some((file) => file.id === id));
}

function hasJustFailed({ errorUpdatedAt }: { errorUpdatedAt: number }): boolean {
  return Date.now() - errorUpdatedAt < JUST_NOW_MS;
}
