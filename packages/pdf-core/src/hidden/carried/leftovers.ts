import { catalogOf, everyDict, lookupDict, lookupStream } from '../../pdf/graph/access.ts';
import { pagesOf } from '../../pdf/graph/pages.ts';
import { type CarriedPart, makeItem } from './carried.ts';

/** Small pictures of pages, which may show what the pages showed before. */
export const thumbnails: CarriedPart = {
  find: (graph) =>
    pagesOf(graph).flatMap(({ dict }, index) =>
      dict.has('Thumb')
        ? [makeItem({ page: index + 1, bytes: lookupStream(graph, dict, 'Thumb')?.raw.length })]
        : [],
    ),
  remove: (graph) => {
    for (const { dict } of pagesOf(graph)) dict.delete('Thumb');
  },
};

/** What programs keep in a document for themselves, under their names. */
export const privateData: CarriedPart = {
  find: (graph) => {
    const items = [];
    for (const dict of everyDict(graph)) {
      for (const name of lookupDict(graph, dict, 'PieceInfo')?.keys() ?? []) items.push({ name });
    }
    return lookupDict(graph, catalogOf(graph), 'SpiderInfo') ? [...items, { name: 'SpiderInfo' }] : items;
  },
  remove: (graph) => {
    catalogOf(graph)?.delete('SpiderInfo');
    for (const dict of everyDict(graph)) {
      // The date belongs to the data.
      if (dict.delete('PieceInfo')) dict.delete('LastModified');
    }
  },
};
