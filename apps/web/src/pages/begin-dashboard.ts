import { loadDashboard } from '../app/member-parts.ts';
import { newestFilesQuery } from '../features/files/recent-files.tsx';
import { foldersQuery } from '../features/folders/use-folders.ts';
import { latestWorkQuery } from '../features/operations/use-ended-operations.ts';
import { overviewQuery } from '../features/usage/use-overview.ts';
import { statsQuery } from '../features/usage/use-stats.ts';
import { queryClient, trpc } from '../lib/api/trpc.ts';
import { refreshConfig } from '../lib/instance/use-instance.ts';

/** Its code and its first data, so that it is drawn once and not piece by piece. */
export async function beginDashboard(): Promise<void> {
  await Promise.all([
    loadDashboard(),
    refreshConfig(),
    queryClient.prefetchQuery(statsQuery()),
    queryClient.prefetchQuery(overviewQuery()),
    queryClient.prefetchQuery(newestFilesQuery()),
    queryClient.prefetchQuery(trpc.files.waiting.queryOptions()),
    queryClient.prefetchQuery(foldersQuery()),
    queryClient.prefetchQuery(latestWorkQuery()),
  ]);
}
