import { PdfError } from '../../../errors.ts';
import { resolvePages } from '../../../page-ranges.ts';
import { withDocument } from '../../../pdfium/document.ts';
import type { PageImage } from '../../../pdfium/render.ts';
import { encodePicture } from '../../../reading/take-pictures.ts';
import { noticesOf } from '../../../reading/result.ts';
import type { ReadingReport } from '../../../reading/report.options.ts';
import { type DocumentFile, throwIfAborted, type ToolContext, type ToolResult } from '../../../tool.ts';
import { stemOf } from '../../split/part-names.ts';
import type { ToWordOptions } from '../options.ts';
import { packDocx } from '../pack-docx.ts';
import { makeFontChooser } from './choose-font.ts';
import { type ExactPage, readExactPage } from './read-pieces.ts';
import { type WrittenPage, writeExact } from './write-exact.ts';

/** A document as a Word file that looks as it does, page by page. */
export async function toExact(
  input: DocumentFile,
  { pages, password, pictures }: ToWordOptions,
  context?: ToolContext,
): Promise<ToolResult<ReadingReport>> {
  return withDocument(input.bytes, password ? { password } : {}, async (document) => {
    const written: WrittenPage[] = [];
    const choose = makeFontChooser(document);
    const indexes = resolvePages(pages, document.pageCount);
    for (const [done, index] of indexes.entries()) {
      throwIfAborted(context);
      context?.progress?.(done, indexes.length, 'page');
      const { rest, ...page } = readExactPage(document, index, choose);
      const picture = pictures && !isBlank(rest) ? await encodePicture(rest, wholeOf(rest)) : undefined;
      written.push({ page, picture });
    }
    context?.progress?.(indexes.length, indexes.length, 'page');
    const pagesWithoutText = written.filter(({ page }) => !page.pieces.length).length;
    if (pagesWithoutText === written.length) throw new PdfError('document_without_text');
    const title = stemOf(input.name);
    const report = {
      pages: written.length,
      headings: 0,
      tables: 0,
      pictures: written.filter(({ picture }) => picture).length,
    };
    const bytes = packDocx({ title, font: fontOf(written), ...writeExact(written) });
    return { files: [{ name: `${title}.docx`, bytes }], report, notices: noticesOf({ pagesWithoutText }) };
  });
}

const wholeOf = ({ width, height }: PageImage) => ({ left: 0, top: 0, width, height });

/** Paper and nothing else. */
function isBlank({ data }: PageImage): boolean {
  return data.every((part) => part === 255);
}

/** Of the first word; each has its own beside it. */
function fontOf(written: { page: Pick<ExactPage, 'pieces'> }[]): { name: string; size: number } {
  const word = written.flatMap(({ page }) => page.pieces.slice(0, 1))[0]?.words[0];
  return { name: word?.font ?? '', size: word?.size ?? 11 };
}
