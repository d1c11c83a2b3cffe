import { isSpreadsheetType, isWordType } from '@sheaf/api/features/files/upload-types.schema.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../../lib/api/trpc.ts';
import { type Highlight, readQuote } from './highlight.ts';

/** The quote of the address as a passage to be marked, once it is known where on its page it stands. */
export function useQuotePlace(
  fileId: string,
  type: string | undefined,
  search: URLSearchParams,
): Highlight[] | null {
  const text = search.get('quote');
  const asked = useMemo(() => readQuote(text), [text]);
  // Its text is in the viewer, and finds it there.
  const isText = type !== undefined && (isWordType(type) || isSpreadsheetType(type));
  const { data } = useQuery(
    trpc.search.place.queryOptions(asked && !isText ? { fileId, ...asked } : skipToken, {
      retry: false,
      staleTime: Infinity,
    }),
  );
  return useMemo(() => {
    if (!asked) return null;
    if (isText) return [{ ...asked, boxes: [] }];
    return data?.boxes.length ? [{ page: asked.page, boxes: data.boxes }] : null;
  }, [asked, isText, data]);
}
