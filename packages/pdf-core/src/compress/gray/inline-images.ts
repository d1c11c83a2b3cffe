import { recodeImage } from '../images/recode-image.ts';
import type { ImageSettings } from '../images/image-settings.ts';
import { colourKind } from '../images/colour-space.ts';
import { addObject, lookupDict, lookupNumber } from '../../pdf/graph/access.ts';
import { unlessDamaged } from '../../pdf/attempt.ts';
import { SPACE } from '../../pdf/characters.ts';
import { Lexer } from '../../pdf/lexer.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, type PdfDict, type PdfRef, type PdfValue } from '../../pdf/values.ts';

const LONG_KEYS = new Map([
  ['BPC', 'BitsPerComponent'],
  ['CS', 'ColorSpace'],
  ['D', 'Decode'],
  ['DP', 'DecodeParms'],
  ['F', 'Filter'],
  ['H', 'Height'],
  ['I', 'Interpolate'],
  ['IM', 'ImageMask'],
  ['W', 'Width'],
]);
const LONG_SPACES = new Map([
  ['G', 'DeviceGray'],
  ['RGB', 'DeviceRGB'],
  ['CMYK', 'DeviceCMYK'],
  ['I', 'Indexed'],
]);

/** An image written inside content, as the object it could have been; undefined where it has no colour, or is damaged. */
export function readInlineImage(
  graph: PdfGraph,
  bytes: Buffer,
  resources: PdfDict | undefined,
): PdfStream | undefined {
  return unlessDamaged(() => readEntries(graph, bytes, resources));
}

function readEntries(graph: PdfGraph, bytes: Buffer, resources: PdfDict | undefined): PdfStream | undefined {
  const lexer = new Lexer(bytes, 2);
  const dict: PdfDict = new Map<string, PdfValue>([['Subtype', new PdfName('Image')]]);
  while (bytes[lexer.skipSpace()] === 47) {
    const key = lexer.read() as PdfName;
    dict.set(LONG_KEYS.get(key.name) ?? key.name, lexer.read());
  }
  if (lexer.readWord() !== 'ID') return undefined;
  const space = dict.get('ColorSpace');
  if (space !== undefined) dict.set('ColorSpace', longSpace(graph, space, resources));
  if (dict.get('ImageMask') === true || colourKind(graph, dict.get('ColorSpace')) === 'gray')
    return undefined;
  const start = SPACE[bytes[lexer.at]!] ? lexer.at + 1 : lexer.at;
  return new PdfStream(dict, bytes.subarray(start, bytes.length - 3));
}

function longSpace(graph: PdfGraph, space: PdfValue, resources: PdfDict | undefined): PdfValue {
  if (Array.isArray(space)) return space.map((item) => longSpace(graph, item, undefined));
  if (!(space instanceof PdfName)) return space;
  const long = LONG_SPACES.get(space.name);
  if (long) return new PdfName(long);
  return lookupDict(graph, resources, 'ColorSpace')?.get(space.name) ?? space;
}

/** The image in gray as an object of its own. */
export async function grayInlineImage(
  graph: PdfGraph,
  stream: PdfStream,
  settings: ImageSettings,
): Promise<PdfRef | undefined> {
  const width = lookupNumber(graph, stream.dict, 'Width') ?? 0;
  const height = lookupNumber(graph, stream.dict, 'Height') ?? 0;
  if (width < 1 || height < 1) return undefined;
  const image = {
    number: 0,
    stream,
    width,
    height,
    bits: lookupNumber(graph, stream.dict, 'BitsPerComponent') ?? 8,
    kind: colourKind(graph, stream.dict.get('ColorSpace')),
    isStencil: false,
    isSoftMask: false,
    isTiedToMask: false,
    shown: undefined,
  };
  const gray = await recodeImage(graph, image, settings);
  return (
    gray && addObject(graph, new PdfStream(new Map(gray.dict).set('Type', new PdfName('XObject')), gray.raw))
  );
}
