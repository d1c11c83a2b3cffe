import { decryptIfNeeded } from '../../crypt/decrypt-if-needed.ts';
import { openDocument } from '../../compress/open-document.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { findCarried } from '../../hidden/carried/find-carried.ts';
import { searchPages } from '../../hidden/search-pages.ts';
import { limits } from '../../limits.ts';
import { withDocument } from '../../pdfium/document.ts';
import type { Tool } from '../../tool.ts';
import type { FindHiddenOptions } from './options.ts';
import type { FindHiddenReport } from './report.ts';

/** Words that are in a document and not seen on its pages, and what it carries beside them. */
export const findHidden: Tool<FindHiddenOptions, FindHiddenReport> = async (
  inputs,
  { password },
  context,
) => {
  const { bytes } = onlyInput(inputs);
  const startedAt = performance.now();
  const isLate = () => performance.now() - startedAt > limits.hiddenSeconds * 1000;
  const plain = decryptIfNeeded(bytes, password);
  const graph = await openDocument(plain);
  const found = await withDocument(plain, {}, (document) =>
    searchPages({ document, graph }, isLate, context),
  );
  const carried = await findCarried({ bytes, plain, graph, password }, isLate);
  const { pageCount, seen, words, lines, text } = found;
  return {
    files: [],
    report: {
      pageCount,
      words,
      text,
      moreText: lines - text.length,
      carried,
      ...(seen < pageCount ? { leftOut: { pages: pageCount - seen } } : {}),
    },
  };
};
