import { decryptIfNeeded } from '../../crypt/decrypt-if-needed.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { resolvePages } from '../../page-ranges.ts';
import { listParts } from '../../losses/list-parts.ts';
import { openDocument } from '../../pdf/open.ts';
import { withDocument } from '../../pdfium/document.ts';
import { findWords as search } from '../../redaction/find-words.ts';
import { listFramedPages, toSeenBox } from '../../redaction/page-frames.ts';
import { openGraph } from '../../redaction/redact-document.ts';
import type { Tool } from '../../tool.ts';
import type { Part } from '../notices.ts';
import type { FindWordsOptions } from './options.ts';
import type { FindWordsReport } from './report.ts';

/** What a redaction takes out whole, since it cannot be looked into or does not hold any more. */
const LOST: Part[] = ['attachments', 'signatures', 'scripts', 'xfa', 'thumbnails', 'portfolio'];

/** What a search finds, with the words around it, so that each find can be looked at before anything is removed. */
export const findWords: Tool<FindWordsOptions, FindWordsReport> = async (inputs, options, context) => {
  const source = decryptIfNeeded(onlyInput(inputs).bytes, options.password);
  const { bytes, graph } = await openGraph(source);
  const pages = listFramedPages(graph);
  const report: FindWordsReport = { finds: [], pagesWithoutText: 0, lost: [] };
  const wanted = [...new Set(resolvePages(options.pages, pages.length))];
  await withDocument(bytes, {}, (document) => {
    for (const { page, reading, finds } of search(document, wanted, options, context)) {
      if (!reading.words.text.trim()) report.pagesWithoutText += 1;
      for (const { kind, text, before, after, boxes } of finds)
        report.finds.push({
          page: page + 1,
          kind,
          text,
          before,
          after,
          boxes: boxes.map((box) => toSeenBox(pages[page]!, box)),
        });
    }
  });
  const parts = listParts(openDocument(bytes));
  report.lost = LOST.filter((part) => parts[part].length > 0);
  return { files: [], report };
};
