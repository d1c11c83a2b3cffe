import { queryClient, trpc } from '../../../lib/api/trpc.ts';
import { refreshLists } from '../refresh-lists.ts';

/** After the bytes of a file changed: its lists, versions, and pictures of its pages. */
export async function refreshVersions(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: ['page-picture', id] });
  // What is on the screen goes on with what it began with.
  queryClient.removeQueries({ ...trpc.pdfTools.pathFilter(), type: 'inactive' });
  await Promise.all([refreshLists(), queryClient.invalidateQueries(trpc.versions.pathFilter())]);
}
