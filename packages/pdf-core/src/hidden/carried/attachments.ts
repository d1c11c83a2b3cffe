import { catalogOf, everyDict, lookup, lookupDict, lookupStream } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { textOf } from '../../pdf/text.ts';
import type { PdfDict } from '../../pdf/values.ts';
import { type CarriedPart, makeItem, shortened } from './carried.ts';
import { dropObjects } from './drop-objects.ts';
import { listNotes } from './page-notes.ts';

function* listFiles(graph: PdfGraph): Generator<PdfDict> {
  for (const dict of everyDict(graph)) if (lookupDict(graph, dict, 'EF')) yield dict;
}

/** Files in the file, whoever they belong to: the document, a page, a note, or an invoice's standard. */
export const attachments: CarriedPart = {
  find: (graph) =>
    [...listFiles(graph)].map((file) => {
      const streams = lookupDict(graph, file, 'EF');
      const stream = lookupStream(graph, streams, 'UF') ?? lookupStream(graph, streams, 'F');
      const name = textOf(lookup(graph, file, 'UF')) ?? textOf(lookup(graph, file, 'F'));
      return makeItem({ name: shortened(name), bytes: stream?.raw.length });
    }),
  remove: (graph) => {
    const catalog = catalogOf(graph);
    lookupDict(graph, catalog, 'Names')?.delete('EmbeddedFiles');
    catalog?.delete('Collection');
    dropObjects(
      graph,
      new Set(listNotes(graph).flatMap(({ note, kind }) => (kind === 'FileAttachment' ? note : []))),
    );
    for (const dict of everyDict(graph)) {
      dict.delete('AF');
      if (lookupDict(graph, dict, 'EF')) for (const key of ['EF', 'RF']) dict.delete(key);
    }
  },
};
