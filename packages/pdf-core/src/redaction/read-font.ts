import { PDFDocument, StandardFonts, type PDFFont } from '@cantoo/pdf-lib';
import {
  dictOf,
  lookup,
  lookupArray,
  lookupDict,
  lookupName,
  lookupNumber,
  lookupNumbers,
  lookupStream,
  resolve,
} from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { type CodeMap, readCodeMap } from './to-unicode.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { stringText } from '../pdf/text.ts';
import { isKnownCollection, isTellingText } from './glyph-names.ts';
import { readEncoding } from './simple-encoding.ts';
import { PdfString, type PdfDict } from '../pdf/values.ts';

export type Glyph = {
  bytes: Buffer;
  /** How far the text goes on after it, for a font of size one. */
  advance: number;
  /** Word spacing comes on top. */
  isSpace: boolean;
};

export type ReadFont = {
  read: (bytes: Buffer) => Glyph[];
  textOf: (bytes: Buffer) => string;
  /** Whether nothing says reliably which letter a glyph is. */
  isUnread: (glyph: Buffer) => boolean;
  isVertical: boolean;
  /** How high its small letters are, for a size of one. */
  height: number;
};

const PLAIN_HEIGHT = 0.5;
const NO_BYTES = Buffer.alloc(0);

/** What is known of a font without drawing it: which codes a string has, how wide each is and what it means. */
export function readFont(graph: PdfGraph, font: PdfDict, standard: StandardWidths): ReadFont {
  const map = lookupStream(graph, font, 'ToUnicode');
  const meanings = map && readMap(graph, map);
  if (lookupName(graph, font, 'Subtype') === 'Type0') return readComposite(graph, font, meanings);
  return readSimple(graph, font, meanings, standard);
}

function readMap(graph: PdfGraph, stream: NonNullable<ReturnType<typeof lookupStream>>): CodeMap {
  return readCodeMap(readStream(graph, stream) ?? NO_BYTES);
}

function readSimple(
  graph: PdfGraph,
  font: PdfDict,
  meanings: CodeMap | undefined,
  standard: StandardWidths,
): ReadFont {
  const isType3 = lookupName(graph, font, 'Subtype') === 'Type3';
  const matrix = isType3 ? lookupNumbers(graph, font, 'FontMatrix') : undefined;
  const unit = Math.abs(matrix?.[0] ?? 0.001);
  const first = lookupNumber(graph, font, 'FirstChar') ?? 0;
  const widths = lookupArray(graph, font, 'Widths')?.map((item) => resolve(graph, item));
  const missing = lookupNumber(graph, lookupDict(graph, font, 'FontDescriptor'), 'MissingWidth') ?? 0;
  const { textOf, isUnread } = readEncoding(graph, font, meanings);
  const ofStandard = widths ? undefined : standard(lookupName(graph, font, 'BaseFont') ?? '');
  const advances = Array.from({ length: 256 }, (_, code) => {
    const width = widths?.[code - first];
    if (typeof width === 'number') return width * unit;
    return (ofStandard?.(textOf(code)) ?? missing) * unit;
  });
  const box = lookupNumbers(graph, font, 'FontBBox');
  const drawn = isType3 ? Math.abs((box?.[3] ?? 0) * (matrix?.[3] ?? 0)) * PLAIN_HEIGHT : PLAIN_HEIGHT;
  const glyphs = advances.map((advance, code): Glyph => ({
    bytes: Buffer.of(code),
    advance,
    isSpace: code === 32,
  }));
  return {
    isVertical: false,
    height: drawn || Math.max(...advances) || PLAIN_HEIGHT,
    textOf: (bytes) => {
      let text = '';
      for (const code of bytes) text += textOf(code);
      return text;
    },
    isUnread: (glyph) => isUnread(glyph[0] ?? 0),
    read: (bytes) => Array.from(bytes, (code) => glyphs[code]!),
  };
}

/** The glyph of the space in the maps of East Asia that write Latin letters in one byte: of half a width, or of their own. */
const SPACES: [RegExp, number][] = [
  [/RKSJ|EUC-[HV]$/, 231],
  [/^GB/, 814],
  [/^(?:B5|ETen-B5|HKscs)/, 13_648],
  [/-HW-/, 8094],
];

function glyphOfByte(name: string, code: number): number {
  const isProportional = /msp|p-(?:RKSJ|EUC)|pc-|KSC/.test(name) && !name.includes('-HW-');
  const space = isProportional ? 1 : SPACES.find(([like]) => like.test(name))?.[1];
  return (space ?? 1) + code - 32;
}

/** How many bytes a code has in the maps that every viewer knows. */
function lengthIn(name: string, first: number): number {
  if (name.includes('RKSJ')) return first < 0x81 || (first > 0x9f && first < 0xe0) ? 1 : 2;
  if (/EUC|GBK|B5|KSC|HKscs/.test(name)) return first < 0x81 ? 1 : 2;
  if (name.includes('UTF16')) return first >= 0xd8 && first <= 0xdb ? 4 : 2;
  return name.includes('UTF32') ? 4 : 2;
}

function readComposite(graph: PdfGraph, font: PdfDict, meanings: CodeMap | undefined): ReadFont {
  const descendant = dictOf(resolve(graph, lookupArray(graph, font, 'DescendantFonts')?.[0]));
  const own = lookupStream(graph, font, 'Encoding');
  const codes = own && readMap(graph, own);
  const name = lookupName(graph, own?.dict ?? font, own ? 'CMapName' : 'Encoding') ?? '';
  const isVertical = name.endsWith('-V') || lookupNumber(graph, own?.dict, 'WMode') === 1;
  const widths = readWidths(graph, descendant);
  const usual = lookupNumber(graph, descendant, 'DW') ?? 1000;
  const down = lookupNumbers(graph, descendant, 'DW2')?.[1] ?? -1000;
  const lengthAt = (bytes: Buffer, at: number) =>
    Math.min(codes?.hasSpaces ? codes.lengthOf(bytes[at]!) : lengthIn(name, bytes[at]!), bytes.length - at) ||
    1;
  const system = lookupDict(graph, descendant, 'CIDSystemInfo');
  const ordering = lookup(graph, system, 'Ordering');
  const isKnown =
    (ordering instanceof PdfString && isKnownCollection(stringText(ordering))) || /^Uni|UCS2|UTF/.test(name);
  return {
    isVertical,
    isUnread: (glyph) =>
      !isTellingText(meanings?.text.get(glyph.readUIntBE(0, Math.min(glyph.length, 4)))) && !isKnown,
    height: PLAIN_HEIGHT,
    textOf: (bytes) => {
      let text = '';
      for (let at = 0, length: number; at < bytes.length; at += length) {
        length = lengthAt(bytes, at);
        text += meanings?.text.get(bytes.readUIntBE(at, length)) ?? '';
      }
      return text;
    },
    read: (bytes) => {
      const glyphs: Glyph[] = [];
      for (let at = 0; at < bytes.length;) {
        const length = lengthAt(bytes, at);
        const code = bytes.readUIntBE(at, length);
        const cid = codes?.cids.get(code) ?? (length === 1 && !codes ? glyphOfByte(name, code) : code);
        glyphs.push({
          bytes: bytes.subarray(at, at + length),
          advance: (isVertical ? down : (widths.get(cid) ?? usual)) / 1000,
          isSpace: length === 1 && code === 32,
        });
        at += length;
      }
      return glyphs;
    },
  };
}

/** The widths of a composite font's glyphs: lists that begin at a glyph, and ranges of one width. */
export function readWidths(graph: PdfGraph, descendant: PdfDict | undefined): Map<number, number> {
  const widths = new Map<number, number>();
  const items = (lookupArray(graph, descendant, 'W') ?? []).map((item) => resolve(graph, item));
  for (let at = 0; at < items.length;) {
    const [first, next, width] = [items[at], items[at + 1], items[at + 2]];
    if (typeof first !== 'number') break;
    if (Array.isArray(next)) {
      for (const [index, item] of next.entries()) {
        const value = resolve(graph, item);
        if (typeof value === 'number') widths.set(first + index, value);
      }
      at += 2;
    } else if (typeof next === 'number' && typeof width === 'number') {
      for (let cid = first; cid <= Math.min(next, 0xffff); cid++) widths.set(cid, width);
      at += 3;
    } else break;
  }
  return widths;
}

/** The widths of the fonts that every viewer has, by the text of a code. */
export type StandardWidths = (baseFont: string) => ((text: string) => number) | undefined;

const FAMILIES: [RegExp, 'Courier' | 'Helvetica' | 'TimesRoman'][] = [
  [/courier|mono|consol/i, 'Courier'],
  [/times|serif|roman|georgia|garamond/i, 'TimesRoman'],
];

export async function loadStandardWidths(): Promise<StandardWidths> {
  const document = await PDFDocument.create();
  const fonts = new Map<string, PDFFont>();
  for (const name of Object.values(StandardFonts)) fonts.set(name, document.embedStandardFont(name));
  return (baseFont) => {
    const plain = baseFont.replace(/^[A-Z]{6}\+/, '');
    const font = fonts.get(plain) ?? fonts.get(likeName(plain));
    return (
      font &&
      ((text) => {
        try {
          return text ? font.widthOfTextAtSize(text, 1000) : 0;
        } catch {
          return 0;
        }
      })
    );
  };
}

function likeName(name: string): string {
  const family = FAMILIES.find(([like]) => like.test(name))?.[1] ?? 'Helvetica';
  const bold = /bold|black|heavy/i.test(name) ? 'Bold' : '';
  const slanted = /italic|oblique/i.test(name) ? (family === 'TimesRoman' ? 'Italic' : 'Oblique') : '';
  return StandardFonts[`${family}${bold}${slanted}` as keyof typeof StandardFonts] ?? StandardFonts.Helvetica;
}
