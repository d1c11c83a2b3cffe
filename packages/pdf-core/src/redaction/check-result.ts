import { PdfError } from '../errors.ts';
import { openRaw } from '../pdf/open-raw.ts';
import { stringBytes } from '../pdf/text.ts';
import { isDict, PdfName, PdfString, type PdfValue } from '../pdf/values.ts';
import { withDocument } from '../pdfium/document.ts';
import type { Box } from '../pdfium/placement.ts';
import { isLeft, isUnder } from './kept-finds.ts';
import type { Search } from './make-search.ts';
import { searchDocument } from './search-document.ts';

/** What the finished file was searched for and found free of. */
export type Checked = { objects: number; pages: number };

type Expected = {
  /** The pages that were searched, counted from 0. */
  pages: readonly number[];
  search: Search;
  keep: readonly (Box & { page: number })[];
  burnt: readonly Box[][];
};

/** Everything that a result may say beside its pictures, its words and its numbers. */
const KEYS = new Set(
  (
    'Type Subtype Pages Kids Count Parent MediaBox Resources Contents XObject Font P F Width Height ColorSpace ' +
    'BitsPerComponent Filter DecodeParms Predictor Colors Columns Length Length1 FontName Flags FontBBox ItalicAngle ' +
    'Ascent Descent CapHeight StemV FontFile2 BaseFont CIDSystemInfo Registry Ordering Supplement FontDescriptor DW ' +
    'CIDToGIDMap Encoding DescendantFonts ToUnicode Root Size ID'
  ).split(' '),
);
const NAMES = new Set(
  (
    'Catalog Pages Page XObject Image Font Type0 CIDFontType2 FontDescriptor Glyphless Identity-H DeviceGray ' +
    'DeviceRGB Indexed FlateDecode RunLengthDecode DCTDecode JBIG2Decode'
  ).split(' '),
);
const STRINGS = new Set(['Adobe', 'Identity']);

/** Refuses a result that holds what it should not: an object of another kind, or a word that was to go. */
export async function checkResult(bytes: Buffer, expected: Expected): Promise<Checked> {
  const objects = checkObjects(bytes);
  if (!expected.pages.length) return { objects, pages: 0 };
  return withDocument(bytes, {}, async (document) => {
    const { pages, search } = expected;
    for (const [page, { finds }] of await searchDocument(pages, { document, search })) {
      const keep = expected.keep.filter((box) => box.page === page);
      const remains = finds.some((find) => !isUnder(find, expected.burnt[page] ?? []) && !isLeft(find, keep));
      if (remains) throw new PdfError('redaction_word_remains', { page: page + 1 });
    }
    return { objects, pages: pages.length };
  });
}

/** Counts the objects of a result, each of which is one that a result has. */
export function checkObjects(bytes: Buffer): number {
  const document = openRaw(bytes);
  let count = 0;
  for (let number = 1; number < document.size; number++) {
    if (!document.has(number)) continue;
    count += 1;
    checkValue(document.value(number));
  }
  for (const key of document.trailer.keys()) if (!KEYS.has(key)) throw unexpected(key);
  return count;
}

function checkValue(value: PdfValue): void {
  if (value instanceof PdfName && !NAMES.has(value.name)) throw unexpected(value.name);
  // A palette is written in hexadecimal digits.
  if (value instanceof PdfString && !isKnownString(value)) throw unexpected('string');
  if (Array.isArray(value)) value.forEach(checkValue);
  else if (isDict(value))
    for (const [key, inner] of value) {
      if (!KEYS.has(key)) throw unexpected(key);
      checkValue(inner);
    }
}

const isKnownString = (value: PdfString) =>
  value.source[value.start] === 0x3c || STRINGS.has(stringBytes(value).toString('latin1'));

function unexpected(what: string): Error {
  return new Error(`A redacted document has ${what}.`);
}
