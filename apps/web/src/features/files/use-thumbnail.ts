import { isPictureType } from '@sheaf/api/features/files/upload-types.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { withToken } from '../../lib/api/rest-call.ts';
import { queryClient } from '../../lib/api/trpc.ts';
import { isLeaving } from './leaving-files.ts';
import { inTurn } from './picture-turns.ts';
import { abortWhileScrolling, scrollRest } from './scroll-rest.ts';

/** A document that cannot be drawn has none, and is not asked again. */
export const NO_PICTURE = '';
/** A page is drawn within seconds of its upload; after these tries it has none. */
const TRIES = 6;
const AGAIN_MS = 1500;
/** Scrolled away, it is kept for so long. */
const KEPT_MS = 5 * 60_000;
const KEY = 'thumbnail';

queryClient.getQueryCache().subscribe(({ type, query }) => {
  if (type !== 'removed' || query.queryKey[0] !== KEY) return;
  if (query.state.data && typeof query.state.data === 'string') URL.revokeObjectURL(query.state.data);
});

/** The first page as a picture's address; null while there is none. */
export function useThumbnail(file: { id: string; type: string; version: number }): string | null {
  const { data = null } = useQuery({
    queryKey: [KEY, file.id, file.version],
    queryFn: ({ signal }) => fetchPicture(file, signal),
    enabled: (file.type === 'application/pdf' || isPictureType(file.type)) && !isLeaving(file.id),
    retry: false,
    staleTime: Infinity,
    gcTime: KEPT_MS,
    refetchInterval: ({ state }) =>
      state.data === null && state.dataUpdateCount < TRIES && !isLeaving(file.id) ? AGAIN_MS : false,
  });
  return data || null;
}

/** Whether the server says that there is no picture and will be none. */
export function isUndrawable(answer: Response): boolean {
  return answer.headers.get('picture') === 'none';
}

/** An image element could not carry the member's token. */
async function fetchPicture(
  { id, version }: { id: string; version: number },
  signal: AbortSignal,
): Promise<string | null> {
  const path = `/api/files/${id}/thumbnail?version=${version}`;
  await scrollRest(signal);
  signal.throwIfAborted();
  const cut = abortWhileScrolling(signal);
  const answer = await inTurn(signal, () => withToken((headers) => fetch(path, { headers, signal: cut })));
  // Pictures that are being prepared are polled; these are not.
  if (answer.status === 404) throw new Error('The file is gone.');
  if (isUndrawable(answer)) return NO_PICTURE;
  if (answer.status !== 200) return null;
  const picture = await answer.blob();
  // Nobody waits for it any more, so nobody would revoke its object URL.
  signal.throwIfAborted();
  return URL.createObjectURL(picture);
}
