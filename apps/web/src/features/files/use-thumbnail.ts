import { useQuery } from '@tanstack/react-query';
import { withToken } from '../../lib/rest-call.ts';

/** A page is drawn within seconds of its upload; after these tries it has none. */
const TRIES = 6;
const AGAIN_MS = 1500;

/** The first page as a picture's address; null while there is none. */
export function useThumbnail(file: { id: string; type: string }): string | null {
  const { data = null } = useQuery({
    queryKey: ['thumbnail', file.id],
    queryFn: () => fetchPicture(file.id),
    enabled: file.type === 'application/pdf' || file.type.startsWith('image/'),
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchInterval: ({ state }) => (state.data === null && state.dataUpdateCount < TRIES ? AGAIN_MS : false),
  });
  return data;
}

/** An image element could not carry the member's token. */
async function fetchPicture(id: string): Promise<string | null> {
  const answer = await withToken((headers) => fetch(`/api/files/${id}/thumbnail`, { headers }));
  return answer.status === 200 ? URL.createObjectURL(await answer.blob()) : null;
}
