import type { PdfDocument } from '../../pdf/document.ts';
import { type PdfDict, nameOf } from '../../pdf/values.ts';
import { listResources } from '../../pdf/resources.ts';
import { pageValue, type Page } from '../../pdf/pages.ts';

export type FontInfo = { name: string; type: string; embedded: boolean; subset: boolean };

/** Each font of the pages once. */
export function listFonts(document: PdfDocument, pages: Page[]): FontInfo[] {
  const fonts = new Map<number, FontInfo>();
  for (const page of pages)
    for (const { kind, number, dict } of listResources(document, document.dict(pageValue(page, 'Resources'))))
      if (kind === 'font' && !fonts.has(number)) fonts.set(number, readFont(document, dict));
  return [...fonts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readFont(document: PdfDocument, font: PdfDict): FontInfo {
  const name = nameOf(document.resolve(font.get('BaseFont'))) ?? '';
  const type = nameOf(document.resolve(font.get('Subtype'))) ?? '';
  const descendant = document.dict(document.array(font.get('DescendantFonts'))[0]);
  const descriptor = document.dict((descendant ?? font).get('FontDescriptor'));
  const embedded =
    type === 'Type3' || ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));
  return { name: name.replace(/^[A-Z]{6}\+/, ''), type, embedded, subset: /^[A-Z]{6}\+/.test(name) };
}
