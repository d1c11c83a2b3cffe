import { PdfError } from '../errors.ts';
import { layoutDocument } from '../layout/layout-document.ts';
import type { PageInput } from '../layout/page-input.ts';
import { resolvePages } from '../page-ranges.ts';
import { withDocument } from '../pdfium/document.ts';
import { readPageInput } from '../pdfium/page-input.ts';
import { type DocumentFile, type ToolContext, throwIfAborted } from '../tool.ts';
import { stemOf } from '../tools/split/part-names.ts';
import { buildParts } from './build-parts.ts';
import { type Part, type ReadDocument, textOfRuns } from './document.ts';
import { readEdges } from './read-edges.ts';
import { takePictures } from './take-pictures.ts';

type Wanted = {
  pages: string;
  password?: string | undefined;
  /** Whether pictures are taken from their pages. */
  pictures?: boolean;
  /** Each page by itself: what goes on over the end of one is not joined. */
  byPage?: boolean;
};

/** A document as it is read. One without any text is refused: what it shows has to be recognised first. */
export async function readDocument(
  input: DocumentFile,
  wanted: Wanted,
  context?: ToolContext,
): Promise<ReadDocument> {
  return withDocument(input.bytes, wanted.password ? { password: wanted.password } : {}, async (document) => {
    const indexes = resolvePages(wanted.pages, document.pageCount);
    const inputs = indexes.map((index, done) => {
      throwIfAborted(context);
      context?.progress?.(done, indexes.length, 'page');
      return readPageInput(document, index);
    });
    context?.progress?.(indexes.length, indexes.length, 'page');
    const pagesWithoutText = inputs.filter(({ words }) => !words.length).length;
    if (pagesWithoutText === inputs.length) throw new PdfError('document_without_text');
    const layouts = layoutDocument(inputs);
    const built = buildParts(layouts, !wanted.byPage);
    const parts = wanted.pictures
      ? await takePictures(document, indexes, built, context)
      : built.filter(({ kind }) => kind !== 'picture');
    return {
      title: findTitle(parts) ?? stemOf(input.name),
      parts,
      pages: layouts.map(({ width, height }, at) => ({ number: indexes[at]! + 1, width, height })),
      header: readEdges(layouts, 'header'),
      footer: readEdges(layouts, 'footer'),
      font: findFont(inputs),
      pagesWithoutText,
    };
  });
}

const LONGEST_TITLE = 200;

/** The first of the highest headings. */
export function findTitle(parts: Part[]): string | undefined {
  for (const part of parts)
    if (part.kind === 'heading' && part.level === 1)
      return textOfRuns(part.runs).replaceAll('\n', ' ').slice(0, LONGEST_TITLE);
  return undefined;
}

/** The font in which most signs are written. */
function findFont(inputs: PageInput[]): { name: string; size: number } {
  const signs = new Map<string, number>();
  for (const { words } of inputs)
    for (const { font, size, text } of words) {
      const key = `${Math.round(size * 2) / 2} ${font}`;
      signs.set(key, (signs.get(key) ?? 0) + text.length);
    }
  const [most = '11 '] = [...signs].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const space = most.indexOf(' ');
  return { name: most.slice(space + 1), size: Number(most.slice(0, space)) || 11 };
}
