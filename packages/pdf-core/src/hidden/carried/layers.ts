import { catalogOf, lookup, lookupArray, lookupDict, lookupName, resolve } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { textOf } from '../../pdf/text.ts';
import type { PdfDict } from '../../pdf/values.ts';
import { type CarriedPart, makeItem, shortened } from './carried.ts';
import { dictAt, dropObjects } from './drop-objects.ts';
import { clearLayers } from './clear-layers.ts';

/** Layers that are off when the document is opened. */
export function listHiddenLayers(graph: PdfGraph): Set<PdfDict> {
  const properties = lookupDict(graph, catalogOf(graph), 'OCProperties');
  const config = lookupDict(graph, properties, 'D');
  const named = (dict: PdfDict | undefined, key: string) =>
    (lookupArray(graph, dict, key) ?? []).flatMap((value) => dictAt(graph, value) ?? []);
  const off = new Set(lookupName(graph, config, 'BaseState') === 'OFF' ? named(properties, 'OCGs') : []);
  for (const layer of named(config, 'ON')) off.delete(layer);
  for (const layer of named(config, 'OFF')) off.add(layer);
  return off;
}

/** Layers that are not shown, with what is on them. One of which something could not be taken out stays whole. */
export const hiddenLayers: CarriedPart = {
  find: (graph) =>
    [...listHiddenLayers(graph)].map((layer) =>
      makeItem({ name: shortened(textOf(lookup(graph, layer, 'Name'))) }),
    ),
  remove: (graph) => {
    const hidden = listHiddenLayers(graph);
    if (!hidden.size) return;
    const left = clearLayers(graph, hidden);
    dropObjects(graph, new Set([...hidden].filter((layer) => !left.has(layer))));
    const properties = lookupDict(graph, catalogOf(graph), 'OCProperties');
    if (!(resolve(graph, properties?.get('OCGs')) as unknown[] | null)?.length)
      catalogOf(graph)?.delete('OCProperties');
  },
};
