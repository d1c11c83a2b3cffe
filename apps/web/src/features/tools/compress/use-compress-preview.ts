import type { candidatesAnswer } from '@sheaf/api/features/pdf-tools/pdf-tools.reports.schema.ts';
import type { CompressOptions } from '@sheaf/pdf-core/options';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { restError } from '../../../lib/api/rest-call.ts';
import { streamCall } from '../../../lib/api/stream-call.ts';

type Answer = z.infer<typeof candidatesAnswer>;
type Worst = NonNullable<Answer['candidates'][number]['worst']>;

/** How a version is made: by a quality of the simple form, or by all options. */
export type Look = { quality: number } | { options: CompressOptions };

export interface CompressCandidate {
  originalSize: number;
  bytes: number;
  percentSaved: number;
  similarity: number;
  /** Left as it is, since any change would break its signature. */
  isSigned: boolean;
  /** Saves exactly this version; null where the server had no room for it. */
  previewId: string | null;
  /** The page before and after, as pictures' addresses. */
  before: string;
  after: string;
  /** The part of a page that changed most, drawn from both; null where the compared pages are identical. */
  worst: Worst | null;
  seconds: number;
}

/** Fine enough for the page at the width of the view on a dense screen. */
const WIDTH = 1200;

/** A version of a document, with one of its pages. Leaving the page or stopping ends the work. */
export function useCompressPreview(fileId: string, look: Look, page: number, isWanted = true) {
  const client = useQueryClient();
  const progressKey = ['compress-progress', fileId, look, page];
  // Of the work and not of the part of the page that began it: all that show it show one number.
  const { data: percent } = useQuery({
    queryKey: progressKey,
    queryFn: () => 0,
    initialData: 0,
    staleTime: Infinity,
  });
  const query = useQuery({
    queryKey: [...previewKey(fileId, look), page],
    queryFn: ({ signal }) => {
      const tell = (done: number) => client.setQueryData(progressKey, done);
      tell(0);
      return previewOne(fileId, look, page, tell, signal);
    },
    enabled: isWanted,
    staleTime: Infinity,
    retry: false,
  });
  return { ...query, percent };
}

/** The id that saves the version which was shown, if one was. */
export function findPreviewId(client: QueryClient, fileId: string, look: Look): string | undefined {
  const found = client.getQueriesData<CompressCandidate>({ queryKey: previewKey(fileId, look) });
  return found.flatMap(([, made]) => made?.previewId ?? []).at(-1);
}

export function stopPreviews(client: QueryClient, fileId: string): void {
  void client.cancelQueries({ queryKey: ['compress-preview', fileId] });
}

function previewKey(fileId: string, look: Look) {
  return ['compress-preview', fileId, look] as const;
}

async function previewOne(
  fileId: string,
  look: Look,
  page: number,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<CompressCandidate> {
  const startedAt = performance.now();
  const [path, given] =
    'quality' in look
      ? ['/api/pdf/compress-preview', look]
      : ['/api/pdf/advanced/compress-preview', { ...look, levels: [look.options.compressionLevel] }];
  const onEvent = (name: string, data: string) =>
    name === 'progress' && onPercent((JSON.parse(data) as { done: number }).done);
  const input = { fileId, ...given, page, width: WIDTH };
  const { originalSize, before = '', candidates } = await streamCall<Answer>(path, input, onEvent, signal);
  const [made] = candidates;
  if (!made) throw restError('');
  return {
    originalSize,
    bytes: made.bytes,
    percentSaved: originalSize > 0 ? Math.max(0, (1 - made.bytes / originalSize) * 100) : 0,
    similarity: made.similarity,
    isSigned: made.signed === true,
    previewId: made.previewId,
    before: toPicture(before),
    after: toPicture(made.picture ?? ''),
    worst: made.worst,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** As it comes with an answer. */
export function toPicture(base64: string): string {
  return `data:image/webp;base64,${base64}`;
}
