import { touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { lookupDict, lookupName, resolve } from '../pdf/graph/access.ts';
import { readStream, withoutEncoding } from '../pdf/graph/read-stream.ts';
import { isDict, PdfRef, PdfStream, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** How a drawn letter begins: how far it moves on, and the box that it says it stays in. */
const CLAIM = /^((?:\s{0,9}[-+.\d]{1,20}\s{1,9}[-+.\d]{1,20}\s{1,9}))(?:[-+.\d]{1,20}\s{1,9}){4}d1(?![\w.])/;
const MOST_OF_CLAIM = 400;

/**
 * Letters of Type 3 fonts may be drawn beyond the box that they claim, and a find is covered by the boxes of its letters.
 * Without that claim, PDFium takes what they draw as their box.
 */
export function measureGlyphs(doc: EditedDocument): number {
  let changed = 0;
  for (const value of doc.graph.objects.values())
    for (const font of type3Fonts(value, doc))
      for (const glyph of lookupDict(doc.graph, font, 'CharProcs')?.values() ?? [])
        if (glyph instanceof PdfRef && measureGlyph(doc, glyph)) changed += 1;
  return changed;
}

function* type3Fonts(value: PdfValue, doc: EditedDocument): Generator<PdfDict> {
  const dict = value instanceof PdfStream ? value.dict : value;
  if (Array.isArray(dict)) for (const one of dict) yield* type3Fonts(one, doc);
  if (!isDict(dict)) return;
  if (lookupName(doc.graph, dict, 'Subtype') === 'Type3') yield dict;
  for (const one of dict.values()) yield* type3Fonts(one, doc);
}

function measureGlyph(doc: EditedDocument, ref: PdfRef): boolean {
  const stream = resolve(doc.graph, ref);
  if (!(stream instanceof PdfStream)) return false;
  const content = readStream(doc.graph, stream);
  const head = content?.toString('latin1', 0, MOST_OF_CLAIM) ?? '';
  const [claim = '', advance = ''] = CLAIM.exec(head) ?? [];
  if (!content || !claim) return false;
  const drawn = Buffer.concat([Buffer.from(`${advance}0 0 0 0 d1`), content.subarray(claim.length)]);
  doc.graph.objects.set(ref.number, new PdfStream(withoutEncoding(stream.dict), drawn));
  touch(doc, ref);
  return true;
}
