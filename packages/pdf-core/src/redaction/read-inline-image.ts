import { lookupDict } from '../compress/model/access.ts';
import { ownValue } from '../compress/model/read-graph.ts';
import { Name, Stream } from '../compress/model/values.ts';
import type { Dict, PdfGraph, Value } from '../compress/model/values.ts';
import { SPACE } from '../pdf/characters.ts';
import { Lexer } from '../pdf/lexer.ts';
import { PdfName } from '../pdf/values.ts';

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
export function readInline(graph: PdfGraph, bytes: Buffer, resources: Dict | undefined): Stream | undefined {
  const lexer = new Lexer(bytes, 2);
  const dict: Dict = new Map<string, Value>([
    ['Type', Name.of('XObject')],
    ['Subtype', Name.of('Image')],
  ]);
  while (bytes[lexer.skipSpace()] === 47) {
    const key = lexer.read();
    if (key instanceof PdfName) dict.set(LONG_KEYS[key.name] ?? key.name, ownValue(lexer.read()));
  }
  if (lexer.readWord() !== 'ID') return undefined;
  const space = dict.get('ColorSpace');
  if (space !== undefined) dict.set('ColorSpace', longSpace(graph, space, resources));
  const start = SPACE[bytes[lexer.at]!] ? lexer.at + 1 : lexer.at;
  return new Stream(dict, Buffer.from(bytes.subarray(start, bytes.length - 3)));
}

function longSpace(graph: PdfGraph, space: Value, resources: Dict | undefined): Value {
  if (Array.isArray(space)) return space.map((item) => longSpace(graph, item, undefined));
  if (!(space instanceof Name)) return space;
  const long = LONG_SPACES[space.text];
  if (long) return Name.of(long);
  return lookupDict(graph, resources, 'ColorSpace')?.get(space.text) ?? space;
}
