import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { networkError, restError, withToken } from '../../../lib/api/rest-call.ts';

type Picture =
  | { status: 'opening' }
  | { status: 'here'; bytes: Blob; refuse: () => void }
  | { status: 'broken' }
  | { status: 'unreachable'; retry: () => void };

/** The picture's bytes: an image element could not carry the member's token. */
export function useImage({ id, version }: { id: string; version: number }): Picture {
  const [refused, setRefused] = useState<string | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['picture', id, version],
    queryFn: ({ signal }) => fetchPicture(`/api/files/${id}/download?version=${version}`, signal),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) return { status: 'unreachable', retry: () => void refetch() };
  if (!data) return { status: 'opening' };
  if (refused === id) return { status: 'broken' };
  return { status: 'here', bytes: data, refuse: () => setRefused(id) };
}

async function fetchPicture(path: string, signal: AbortSignal): Promise<Blob> {
  try {
    const answer = await withToken((headers) => fetch(path, { headers, signal }));
    if (!answer.ok) throw restError(await answer.text());
    return await answer.blob();
  } catch (error) {
    // `fetch` fails with a TypeError when there is no connection, and with nothing else.
    throw error instanceof TypeError ? networkError : error;
  }
}
