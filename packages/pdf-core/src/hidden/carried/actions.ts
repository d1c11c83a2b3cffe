import {
  catalogOf,
  everyDict,
  lookup,
  lookupDict,
  lookupName,
  lookupStream,
} from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { readStream } from '../../pdf/graph/read-stream.ts';
import { textOf } from '../../pdf/text.ts';
import { isDict, type PdfDict, type PdfValue } from '../../pdf/values.ts';
import { type CarriedItem, type CarriedPart, makeItem, shortened } from './carried.ts';
import { dictAt, dropObjects } from './drop-objects.ts';
import { listNotes } from './page-notes.ts';

/** Actions that run something, send something or change what is shown. */
const RUNS = new Set([
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'ResetForm',
  'Rendition',
  'Movie',
  'Sound',
  'GoToE',
  'Hide',
  'SetOCGState',
  'RichMediaExecute',
]);
/** Actions that lead out of the document. */
const LEADS = new Set(['URI', 'GoToR']);

const MOST_SCRIPT = 4000;

function actionKind(graph: PdfGraph, dict: PdfDict): string {
  // Tags name their kind under the same key.
  return dict.has('P') && dict.has('K') ? '' : (lookupName(graph, dict, 'S') ?? '');
}

/** Scripts and actions that a viewer runs: on opening, on a click, or in a field. */
export const scripts: CarriedPart = {
  find: (graph) => findActions(graph, RUNS, (dict) => scriptOf(graph, dict) ?? targetOf(graph, dict)),
  remove: (graph) => {
    lookupDict(graph, catalogOf(graph), 'Names')?.delete('JavaScript');
    for (const dict of everyDict(graph)) dict.delete('AA');
    dropActions(graph, RUNS);
  },
};

/** Addresses and other files that a click leads to. */
export const links: CarriedPart = {
  find: (graph) => {
    const pages = new Map(
      listNotes(graph).flatMap(({ note, page }) => {
        const action = lookupDict(graph, note, 'A');
        return action ? [[action, page] as const] : [];
      }),
    );
    return findActions(graph, LEADS, (dict) => targetOf(graph, dict), pages);
  },
  remove: (graph) => {
    const leads = listNotes(graph).filter(({ note, kind }) => {
      const action = lookupDict(graph, note, 'A');
      return kind === 'Link' && action && LEADS.has(actionKind(graph, action));
    });
    dropObjects(graph, new Set(leads.map(({ note }) => note)));
    catalogOf(graph)?.delete('URI');
    dropActions(graph, LEADS);
  },
};

function findActions(
  graph: PdfGraph,
  kinds: ReadonlySet<string>,
  describe: (action: PdfDict) => string | undefined,
  pages?: ReadonlyMap<PdfDict, number>,
): CarriedItem[] {
  const items: CarriedItem[] = [];
  for (const dict of everyDict(graph)) {
    const name = actionKind(graph, dict);
    if (kinds.has(name))
      items.push(makeItem({ name, value: shortened(describe(dict)), page: pages?.get(dict) }));
  }
  return items;
}

/** What runs after an action that goes, goes with it. */
function dropActions(graph: PdfGraph, kinds: ReadonlySet<string>): void {
  const dropped = new Set<PdfDict>();
  for (const dict of everyDict(graph)) if (kinds.has(actionKind(graph, dict))) dropped.add(dict);
  dropObjects(graph, dropped);
}

function scriptOf(graph: PdfGraph, action: PdfDict): string | undefined {
  const stream = lookupStream(graph, action, 'JS');
  if (!stream) return textOf(lookup(graph, action, 'JS'));
  return readStream(graph, stream)?.toString('latin1', 0, MOST_SCRIPT);
}

function targetOf(graph: PdfGraph, action: PdfDict): string | undefined {
  const target: PdfValue = lookup(graph, action, 'URI') ?? lookup(graph, action, 'F');
  if (!isDict(target)) return textOf(target ?? undefined);
  const file = dictAt(graph, target);
  return textOf(lookup(graph, file, 'UF')) ?? textOf(lookup(graph, file, 'F'));
}
