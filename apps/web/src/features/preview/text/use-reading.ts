import { matchQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, trpc } from '../../../lib/api/trpc.ts';
import type { PdfView } from '../stage/pdf-view.ts';
import type { ReadWords } from './page-text.ts';
import type { ReadPage } from './word-items.ts';

/** Pages asked for together: a scan of hundreds of pages is loaded as far as it is looked at, or searched. */
const AT_ONCE = 10;

/** What takes the words: a view of a PDF, or a picture. */
type Reader = Pick<PdfView, 'pages' | 'setReading'>;

/** Gives the view the words that OCR read in a file, anew when they change. */
export function useReading(
  view: Reader | null,
  { id: fileId, has_ocr }: { id: string; has_ocr: boolean },
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!view || !has_ocr) return;
    const load = () => view.setReading(createReading(fileId, view.pages));
    load();
    // Whatever changes the words of a file invalidates those in doubt, which are shown beside it.
    const doubtful = trpc.ai.doubtfulWords.queryFilter({ fileId });
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (matchQuery(doubtful, event.query)) load();
    });
  }, [view, fileId, has_ocr, client]);
}

/** Each page is asked for once. What could not be loaded is no text, so that all who ask for a page are told the same. */
function createReading(fileId: string, count: number): ReadWords {
  const parts = new Map<number, Promise<ReadPage[]>>();
  const load = async (from: number) => {
    const pages = `${from}-${Math.min(count, from + AT_ONCE - 1)}`;
    const answer = await api.ai.ocrResult.query({ fileId, words: true, pages }).catch(() => null);
    return answer?.result?.pages.filter(({ source }) => source === 'ocr') ?? [];
  };
  return async (page) => {
    const from = page - ((page - 1) % AT_ONCE);
    const part = parts.get(from) ?? load(from);
    parts.set(from, part);
    return (await part).find((one) => one.page === page);
  };
}
