import { dictOf, everyContainer, lookupName, resolve } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { isDict, type PdfDict, PdfName, PdfString, type PdfValue } from '../../pdf/values.ts';

/** Takes dictionaries out of a document wherever they are named: in lists, and as values. */
export function dropObjects(graph: PdfGraph, dropped: ReadonlySet<PdfDict>): void {
  if (!dropped.size) return;
  const isDropped = (value: PdfValue): boolean => {
    const dict = dictOf(resolve(graph, value));
    if (!dict) return false;
    if (dropped.has(dict)) return true;
    // The place of a note in the tags of its page.
    return (
      lookupName(graph, dict, 'Type') === 'OBJR' &&
      dropped.has(dictOf(resolve(graph, dict.get('Obj'))) ?? dict)
    );
  };
  for (const container of everyContainer(graph)) {
    if (isDict(container)) {
      for (const [key, value] of container) if (isDropped(value)) container.delete(key);
    } else if (container.some(isDropped)) replaceIn(container, isDropped);
  }
  for (const [number, value] of graph.objects) {
    const dict = dictOf(value);
    if (dict && dropped.has(dict)) graph.objects.delete(number);
  }
}

/** A list of pairs keeps its length: the rest of it would be read as something else. */
function replaceIn(list: PdfValue[], isDropped: (value: PdfValue) => boolean): void {
  const isPaired = list.some((item) => item instanceof PdfString || item instanceof PdfName);
  const kept = isPaired
    ? list.map((item) => (isDropped(item) ? null : item))
    : list.filter((item) => !isDropped(item));
  list.splice(0, list.length, ...kept);
}

/** The dictionary at the end of a reference or in place. */
export function dictAt(graph: PdfGraph, value: PdfValue | undefined): PdfDict | undefined {
  return dictOf(resolve(graph, value));
}
