import { queryClient, trpc } from '../../lib/api/trpc.ts';

/** After anything that adds, moves or takes away: the lists, the folders' counts and the member's figures. */
export async function refreshLists(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(trpc.files.pathFilter()),
    queryClient.invalidateQueries(trpc.folders.pathFilter()),
    queryClient.invalidateQueries(trpc.users.stats.pathFilter()),
    queryClient.invalidateQueries(trpc.usage.pathFilter()),
    queryClient.invalidateQueries(trpc.firstSteps.pathFilter()),
  ]);
}
