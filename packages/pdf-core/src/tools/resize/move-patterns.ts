import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { chain, type Matrix, type PagePlace } from '../../edit/pages.ts';

const PATTERN = PDFName.of('Pattern');
const MATRIX = PDFName.of('Matrix');

/** Patterns are laid out on the page and not on what is drawn, so that moving the content leaves them behind. */
export function movePatterns({ pdf }: EditedDocument, page: PagePlace, matrix: Matrix): void {
  const { context } = pdf;
  const resources = context.lookup(page.inherited.get('Resources'));
  if (!(resources instanceof PDFDict)) return;
  const patterns = context.lookup(resources.get(PATTERN));
  if (!(patterns instanceof PDFDict)) return;
  const moved = PDFDict.withContext(context);
  for (const [name, value] of patterns.entries()) {
    const pattern = context.lookup(value);
    if (pattern instanceof PDFRawStream) {
      const dict = withMatrix(pattern.dict, matrix);
      moved.set(name, context.register(PDFRawStream.of(dict, pattern.contents)));
    } else if (pattern instanceof PDFDict) moved.set(name, context.register(withMatrix(pattern, matrix)));
  }
  // Other pages may have the same resources, and stay as they are.
  const own = resources.clone(context);
  own.set(PATTERN, moved);
  page.dict.set(PDFName.of('Resources'), own);
  page.inherited.set('Resources', own);
}

function withMatrix(dict: PDFDict, matrix: Matrix): PDFDict {
  const copy = dict.clone(dict.context);
  copy.set(MATRIX, dict.context.obj(chain(readMatrix(dict.lookup(MATRIX)), matrix)));
  return copy;
}

function readMatrix(value: unknown): Matrix {
  const numbers = value instanceof PDFArray ? value.asArray().map((_, at) => value.lookup(at)) : [];
  const [a, b, c, d, e, f] = numbers.map((item) => (item instanceof PDFNumber ? item.asNumber() : 0));
  return numbers.length === 6 ? [a!, b!, c!, d!, e!, f!] : [1, 0, 0, 1, 0, 0];
}
