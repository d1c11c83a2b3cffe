import type { candidatesAnswer } from '@sheaf/api/features/pdf-tools/pdf-tools.reports.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { networkError, restError, withToken } from '../../../lib/api/rest-call.ts';

type Answer = z.infer<typeof candidatesAnswer>;

export interface CompressCandidate {
  originalSize: number;
  bytes: number;
  percentSaved: number;
  similarity: number;
  /** The page before and after, as pictures' addresses. */
  before: string;
  after: string;
  seconds: number;
}

/** Fine enough for the page at the width of the view on a dense screen. */
const WIDTH = 1200;

/** What one quality makes of a document, with one of its pages. Nothing is kept by the server. */
export function useCompressPreview(fileId: string, quality: number, page: number, isWanted = true) {
  return useQuery({
    queryKey: ['compress-preview', fileId, quality, page],
    // Left while it is being made, it is not made to the end.
    queryFn: ({ signal }) => previewOne({ fileId, quality, page, width: WIDTH }, signal),
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  });
}

/** Through REST: candidates requested together arrive one by one, as they are made. */
async function previewOne(input: object, signal: AbortSignal): Promise<CompressCandidate> {
  const startedAt = performance.now();
  const answer = await withToken((headers) =>
    fetch('/api/pdf/compress-preview', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal,
    }),
  ).catch((error: unknown) => {
    // `fetch` fails with a TypeError when there is no connection, and with nothing else.
    throw error instanceof TypeError ? networkError : error;
  });
  if (!answer.ok) throw restError(await answer.text());
  const { originalSize, before = '', candidates }: Answer = await answer.json();
  const [made] = candidates;
  if (!made) throw restError('');
  return {
    originalSize,
    bytes: made.bytes,
    percentSaved: originalSize > 0 ? Math.max(0, (1 - made.bytes / originalSize) * 100) : 0,
    similarity: made.similarity,
    before: toPicture(before),
    after: toPicture(made.picture ?? ''),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** As it comes with an answer. */
export function toPicture(base64: string): string {
  return `data:image/webp;base64,${base64}`;
}
