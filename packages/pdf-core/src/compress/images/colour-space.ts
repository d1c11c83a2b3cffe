import { lookupNumber, resolve } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfName, PdfStream, type PdfValue } from '../../pdf/values.ts';

/** What the samples of an image mean, as far as it matters for taking them as they are. */
export type ColourKind = 'gray' | 'rgb' | 'cmyk' | 'indexed' | 'other';

const BY_NAME = new Map<string, ColourKind>([
  ['DeviceGray', 'gray'],
  ['CalGray', 'gray'],
  ['G', 'gray'],
  ['DeviceRGB', 'rgb'],
  ['CalRGB', 'rgb'],
  ['RGB', 'rgb'],
  ['DeviceCMYK', 'cmyk'],
  ['CMYK', 'cmyk'],
  ['Indexed', 'indexed'],
  ['I', 'indexed'],
]);
const BY_COMPONENTS = new Map<number | undefined, ColourKind>([
  [1, 'gray'],
  [3, 'rgb'],
  [4, 'cmyk'],
]);

export function colourKind(graph: PdfGraph, value: PdfValue | undefined): ColourKind {
  const space = resolve(graph, value);
  if (space instanceof PdfName) return BY_NAME.get(space.name) ?? 'other';
  if (!Array.isArray(space)) return 'other';
  const family = resolve(graph, space[0]);
  if (!(family instanceof PdfName)) return 'other';
  if (family.name !== 'ICCBased') return BY_NAME.get(family.name) ?? 'other';
  const profile = resolve(graph, space[1]);
  const components = profile instanceof PdfStream ? lookupNumber(graph, profile.dict, 'N') : undefined;
  return BY_COMPONENTS.get(components) ?? 'other';
}
