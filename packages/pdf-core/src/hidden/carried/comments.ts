import { lookup } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { textOf } from '../../pdf/text.ts';
import { type CarriedPart, makeItem, shortened } from './carried.ts';
import { dropObjects } from './drop-objects.ts';
import { listNotes, type PageNote } from './page-notes.ts';

const REMARKS = new Set([
  'Text',
  'FreeText',
  'Line',
  'Square',
  'Circle',
  'Polygon',
  'PolyLine',
  'Highlight',
  'Underline',
  'Squiggly',
  'StrikeOut',
  'Stamp',
  'Caret',
  'Ink',
  'Redact',
  'Sound',
  'Projection',
]);

const listRemarks = (graph: PdfGraph): PageNote[] => listNotes(graph).filter(({ kind }) => REMARKS.has(kind));

/** Notes, highlights, drawings and stamps that lie over pages. */
export const comments: CarriedPart = {
  find: (graph) =>
    listRemarks(graph).map(({ note, kind, page }) =>
      makeItem({
        name: shortened(textOf(lookup(graph, note, 'T'))) ?? kind,
        value: shortened(textOf(lookup(graph, note, 'Contents'))),
        page,
      }),
    ),
  remove: (graph) => {
    const popups = listNotes(graph).filter(({ kind }) => kind === 'Popup');
    dropObjects(graph, new Set([...listRemarks(graph), ...popups].map(({ note }) => note)));
  },
};
