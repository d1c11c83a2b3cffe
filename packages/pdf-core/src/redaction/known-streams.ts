import { everyContainer, lookupName, resolve } from '../compress/model/access.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { isDict, nameOf, PdfStream, type PdfDict, type PdfValue } from '../pdf/values.ts';

/** Keys under which the format has a stream that is read, drawn or searched. */
const KNOWN = new Set(
  (
    'Contents SMask Mask G Function TR TR2 BG BG2 UCR UCR2 HT FontFile FontFile2 FontFile3 ToUnicode Encoding ' +
    'UseCMap CIDToGIDMap CIDSet DestOutputProfile Metadata JBIG2Globals Shading Image V DV RV'
  ).split(' '),
);
/** Dictionaries whose keys an author chose, and whose streams are drawn. */
const LISTS = new Set(['XObject', 'Pattern', 'Shading', 'CharProcs']);
const LOOKS = ['N', 'R', 'D'];
/** Lists of streams, by the key that they stand under or by their first item. */
const ARRAYS = new Set(['Contents', 'Function', 'Functions', 'TR', 'TR2', 'HT']);
const SPACES = new Set(['ICCBased', 'Indexed', 'I', 'Separation', 'DeviceN', 'Pattern']);

type Places = { lists: Set<PdfValue>; looks: Set<PdfValue>; arrays: Set<PdfValue> };

/** Takes out every stream that stands where the format has none, as nothing says how to look into it. Gives their number. */
export function removeUnknownStreams(graph: PdfGraph): number {
  const places = listPlaces(graph);
  const gone = new Set<PdfStream>();
  for (const container of everyContainer(graph)) {
    const entries: [string | number, PdfValue][] = isDict(container)
      ? [...container]
      : [...container.entries()];
    for (const [key, value] of entries) {
      const own = resolve(graph, value);
      if (!(own instanceof PdfStream) || isKnown(graph, container, key, places)) continue;
      gone.add(own);
      if (isDict(container)) container.delete(String(key));
      else container[Number(key)] = null;
    }
  }
  return gone.size;
}

function listPlaces(graph: PdfGraph): Places {
  const places: Places = { lists: new Set(), looks: new Set(), arrays: new Set() };
  for (const container of everyContainer(graph)) {
    if (!isDict(container)) continue;
    for (const [key, value] of container) {
      const own = resolve(graph, value);
      if (LISTS.has(key)) places.lists.add(own);
      if (ARRAYS.has(key)) places.arrays.add(own);
      if (key !== 'AP' || !isDict(own)) continue;
      places.looks.add(own);
      for (const look of LOOKS) places.lists.add(resolve(graph, own.get(look)));
    }
  }
  return places;
}

function isKnown(
  graph: PdfGraph,
  container: PdfDict | PdfValue[],
  key: string | number,
  { lists, looks, arrays }: Places,
): boolean {
  if (!isDict(container))
    return arrays.has(container) || SPACES.has(nameOf(resolve(graph, container[0])) ?? '');
  if (lists.has(container) || KNOWN.has(String(key))) return true;
  if (looks.has(container)) return LOOKS.includes(String(key));
  // A halftone names the one of each colour by the colour.
  return lookupName(graph, container, 'Type') === 'Halftone' || container.get('HalftoneType') === 5;
}
