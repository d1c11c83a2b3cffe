import { characterOf } from '../fonts-subset/encodings.ts';
import { toUnicodeMap } from '../fonts/to-unicode.ts';
import { type AppendedObject, appendSection, canAppend } from '../pdf/append-section.ts';
import { asBytes } from '../pdf/as-bytes.ts';
import { attempt } from '../pdf/attempt.ts';
import { withBudget } from '../pdf/budget.ts';
import type { PdfDocument } from '../pdf/document.ts';
import type { OpenDocument } from '../pdf/open.ts';
import { pageValue } from '../pdf/pages.ts';
import { bytesToken, stringBytes } from '../pdf/text.ts';
import { nameOf, type PdfDict, PdfRef, PdfString, type PdfValue } from '../pdf/values.ts';
import { writeDict } from '../pdf/write-value.ts';

const CODES = 256;

/**
 * A copy in which Type 3 fonts without a map to Unicode have one, made from the names of their glyphs. PDFium would take
 * the character codes for text. Undefined where there are no such fonts.
 */
export function nameLetters(open: OpenDocument): Uint8Array | undefined {
  const { bytes } = open.document;
  const append = () => (canAppend(bytes) ? appendMaps(bytes, open) : undefined);
  // Bounded by itself: what it decodes, the reader after it decodes again.
  return attempt(() => withBudget(bytes.length, append));
}

function appendMaps(bytes: Uint8Array, open: OpenDocument): Uint8Array | undefined {
  const { document } = open;
  const objects = [...listUnnamedFonts(open)].flatMap(([number, font], place) => {
    const texts = readLetters(document, font);
    return texts ? writeFont(number, font, document.size + place, toUnicodeMap(texts)) : [];
  });
  const { trailer } = document;
  const root = trailer.get('Root');
  if (!objects.length || !(root instanceof PdfRef)) return undefined;
  const [first] = document.array(trailer.get('ID')).map((id) => document.resolve(id));
  return appendSection(bytes, objects, document.size, {
    root: `${root.number} 0 R`,
    first: first instanceof PdfString ? bytesToken(stringBytes(first)) : undefined,
  });
}

/** The Type 3 fonts of all pages that have no map to text. Nothing is looked at twice, however many pages share it. */
function listUnnamedFonts({ document, pages }: OpenDocument): Map<number, PdfDict> {
  const fonts = new Map<number, PdfDict>();
  const seen = new Set<PdfDict>();
  const meet = (value: PdfValue | undefined): PdfDict | undefined => {
    const dict = document.dict(value);
    if (!dict || seen.has(dict)) return undefined;
    seen.add(dict);
    return dict;
  };
  const todo = pages.pages.map((page) => pageValue(page, 'Resources'));
  while (todo.length) {
    const resources = meet(todo.pop());
    for (const value of meet(resources?.get('Font'))?.values() ?? []) {
      const font = meet(value);
      if (!font || !(value instanceof PdfRef) || font.has('ToUnicode')) continue;
      if (nameOf(document.resolve(font.get('Subtype'))) === 'Type3') fonts.set(value.number, font);
    }
    for (const value of meet(resources?.get('XObject'))?.values() ?? [])
      todo.push(meet(value)?.get('Resources'));
  }
  return fonts;
}

/** What its codes stand for; undefined where the names tell nothing that the codes do not. */
function readLetters(document: PdfDocument, font: PdfDict): string[] | undefined {
  const texts = Array.from({ length: CODES }, () => '');
  const shifts = new Set<number>();
  let code = 0;
  for (const value of document.array(document.dict(font.get('Encoding'))?.get('Differences'))) {
    const resolved = document.resolve(value);
    if (typeof resolved === 'number') code = resolved;
    const name = nameOf(resolved);
    if (name === undefined) continue;
    const letter = characterOf(name);
    if (letter !== undefined && letter <= 0x10ffff && code >= 0 && code < CODES) {
      texts[code] = String.fromCodePoint(letter);
      shifts.add(letter - code);
    }
    code += 1;
  }
  // Names that run on with the codes are numbers by other means: a to z for the first 26 drawings, whatever they show.
  return shifts.size > 1 ? texts : undefined;
}

function writeFont(number: number, font: PdfDict, map: number, data: Uint8Array): AppendedObject[] {
  const named = new Map(font).set('ToUnicode', new PdfRef(map));
  const dict = writeDict(named, (ref) => ref.number);
  const head = `${map} 0 obj\n<< /Length ${data.length} >>\nstream\n`;
  return [
    { number, generation: 0, bytes: Buffer.from(`${number} 0 obj\n${dict}\nendobj\n`, 'latin1') },
    {
      number: map,
      generation: 0,
      bytes: Buffer.concat([Buffer.from(head), asBytes(data), Buffer.from('\nendstream\nendobj\n')]),
    },
  ];
}
