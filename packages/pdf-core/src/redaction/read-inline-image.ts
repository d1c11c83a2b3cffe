import { lookupDict } from '../compress/model/access.ts';
import { SPACE } from '../pdf/characters.ts';
import { Lexer } from '../pdf/lexer.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, PdfStream, type PdfDict, type PdfValue } from '../pdf/values.ts';

const LONG_KEYS: Record<string, string> = {
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  H: 'Height',
  I: 'Interpolate',
  IM: 'ImageMask',
  W: 'Width',
};
const LONG_SPACES: Record<string, string> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
};

/** An image written inside content, of any kind, as the object it could have been. */
export function readInline(
  graph: PdfGraph,
  bytes: Buffer,
  resources: PdfDict | undefined,
): PdfStream | undefined {
  const lexer = new Lexer(bytes, 2);
  const dict: PdfDict = new Map<string, PdfValue>([
    ['Type', new PdfName('XObject')],
    ['Subtype', new PdfName('Image')],
  ]);
  while (bytes[lexer.skipSpace()] === 47) {
    const key = lexer.read();
    if (key instanceof PdfName) dict.set(LONG_KEYS[key.name] ?? key.name, lexer.read());
  }
  if (lexer.readWord() !== 'ID') return undefined;
  const space = dict.get('ColorSpace');
  if (space !== undefined) dict.set('ColorSpace', longSpace(graph, space, resources));
  const start = SPACE[bytes[lexer.at]!] ? lexer.at + 1 : lexer.at;
  return new PdfStream(dict, Buffer.from(bytes.subarray(start, bytes.length - 3)));
}

function longSpace(graph: PdfGraph, space: PdfValue, resources: PdfDict | undefined): PdfValue {
  if (Array.isArray(space)) return space.map((item) => longSpace(graph, item, undefined));
  if (!(space instanceof PdfName)) return space;
  const long = LONG_SPACES[space.name];
  if (long) return new PdfName(long);
  return lookupDict(graph, resources, 'ColorSpace')?.get(space.name) ?? space;
}
