import type { TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { useMemo, useState } from 'react';
import { useFindKey } from '../find/use-find-key.ts';
import { findInWords } from './find-in-words.ts';
import type { ReadWords } from './page-text.ts';
import { useReading } from './use-reading.ts';
import { type ReadPage, toTextContent } from './word-items.ts';

export type PictureText = ReturnType<typeof usePictureText>;

/** What OCR read in a picture, and what is searched for in it. */
export function usePictureText(file: { id: string; has_ocr: boolean }, find: string) {
  const [page, setPage] = useState<ReadPage>();
  const [isSearching, setSearching] = useState(find !== '');
  const [query, setQuery] = useState(find);
  /** From 0. */
  const [current, setCurrent] = useState(0);
  const reader = useMemo(
    () => ({ pages: 1, setReading: (read: ReadWords) => void read(1).then(setPage) }),
    [],
  );
  useReading(reader, file);
  useFindKey(file.has_ocr ? () => setSearching(true) : null);
  const pieces = useMemo(() => (page ? toPieces(page) : []), [page]);
  const hits = useMemo(
    () =>
      findInWords(
        pieces.map(({ text }) => text),
        isSearching ? query : '',
      ),
    [pieces, query, isSearching],
  );
  return {
    page,
    pieces,
    hits,
    current: Math.min(current, Math.max(0, hits.length - 1)),
    query,
    isSearching,
    setSearching,
    search(words: string) {
      setQuery(words);
      setCurrent(0);
    },
    step: (isBackwards = false) =>
      setCurrent((was) => (hits.length ? (was + (isBackwards ? -1 : 1) + hits.length) % hits.length : 0)),
  };
}

/** The words and spaces of a picture in order, and where each begins in the whole text. */
function toPieces(page: ReadPage) {
  const { items } = toTextContent(page, {
    width: page.width,
    convertToPdfPoint: (x, y) => [x, page.height - y],
  });
  let from = 0;
  return (items as TextItem[]).map((item) => {
    const text = item.str + (item.hasEOL ? '\n' : '');
    from += text.length;
    return { item, text, from: from - text.length };
  });
}
