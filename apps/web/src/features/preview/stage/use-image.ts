import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { networkError, restError, withToken } from '../../../lib/api/rest-call.ts';

type Picture =
  | { status: 'opening' }
  | { status: 'here'; bytes: Blob; refuse: () => void }
  | { status: 'broken' }
  | { status: 'unreachable'; retry: () => void };

/** The picture's bytes: an image element could not carry the member's token. */
export function useImage(id: string): Picture {
  const [refused, setRefused] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['picture', id],
    queryFn: ({ signal }) => fetchPicture(id, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) return { status: 'unreachable', retry: () => void refetch() };
  if (!data) return { status: 'opening' };
  if (refused === id) return { status: 'broken' };
  return { status: 'here', bytes: data, refuse: () => setRefused(id) };
}

async function fetchPicture(id: string, signal: AbortSignal): Promise<Blob> {
  try {
    const answer = await withToken((headers) => fetch(`/api/files/${id}/download`, { headers, signal }));
    if (!answer.ok) throw restError(await answer.text());
    return await answer.blob();
  } catch (error) {
    // `fetch` fails with a TypeError when there is no connection, and with nothing else.
    throw error instanceof TypeError ? networkError : error;
  }
}
