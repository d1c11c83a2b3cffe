import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { listParts } from '../../losses/list-parts.ts';
import { resolvePages } from '../../page-ranges.ts';
import { attempt } from '../../pdf/attempt.ts';
import { openDocument } from '../../pdf/open.ts';
import { withDocument } from '../../pdfium/document.ts';
import { readPageSize } from '../../pdfium/page.ts';
import { addFinds, type Find, findOnPage, signsOfWords } from '../../redaction/find-words.ts';
import { makeSearch } from '../../redaction/make-search.ts';
import { prepareForSearch } from '../../redaction/prepare-for-search.ts';
import { seenBox } from '../../redaction/place-boxes.ts';
import { searchDocument } from '../../redaction/search-document.ts';
import { type Tool, throwIfAborted } from '../../tool.ts';
import { PARTS } from '../notices.ts';
import { readPage } from '../ocr/read-page.ts';
import type { FindWordsOptions } from './options.ts';
import type { FindWordsReport } from './report.ts';

/** What a search finds, with the words around it, so that each find can be looked at before anything is covered. */
export const findWords: Tool<FindWordsOptions, FindWordsReport> = async (inputs, options, context) => {
  const { bytes } = openKept(onlyInput(inputs).bytes, options.password);
  const search = makeSearch(options);
  const reading = {
    language: options.language,
    languageFolder: options.languageFolder,
    enhanceImage: true,
    readAgain: true,
    signal: context?.signal,
  };
  const report: FindWordsReport = { finds: [], scannedPages: 0, lost: [] };
  const prepared = await prepareForSearch(bytes);
  await withDocument(prepared.bytes, {}, async (document) => {
    const pages = resolvePages(options.pages, document.pageCount);
    for (const [page, { finds, isPicture }] of await searchDocument(pages, { document, search, context })) {
      throwIfAborted(context);
      const { height } = readPageSize(document, page);
      if (isPicture) {
        const { source, words } = await readPage(document, page, reading);
        if (source === 'ocr') report.scannedPages += 1;
        addFinds(finds, findOnPage(page, [signsOfWords(words)], search));
      }
      for (const find of finds.toSorted(inReadingOrder))
        report.finds.push({
          ...find,
          page: page + 1,
          boxes: find.boxes.map((box) => seenBox(box, height)),
        });
    }
  });
  const parts = attempt(() => listParts(openDocument(bytes)));
  report.lost = PARTS.filter((part) => parts?.[part].length);
  return { files: [], report };
};

function inReadingOrder({ boxes: [one] }: Find, { boxes: [other] }: Find): number {
  return one!.y - other!.y || one!.x - other!.x;
}
