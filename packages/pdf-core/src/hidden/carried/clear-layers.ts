import {
  addObject,
  dictOf,
  everyDict,
  lookup,
  lookupArray,
  lookupDict,
  lookupName,
  resolve,
} from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { joinContents, pageContents, pageResources, pagesOf } from '../../pdf/graph/pages.ts';
import { deflate, readStream, withoutEncoding } from '../../pdf/graph/read-stream.ts';
import { type PdfDict, PdfName, PdfStream } from '../../pdf/values.ts';
import { dictAt, dropObjects } from './drop-objects.ts';
import { cutMarked } from './cut-marked.ts';
import { listNotes } from './page-notes.ts';

/** Takes what is on layers out of all contents. Returns the layers of which something is left. */
export function clearLayers(graph: PdfGraph, hidden: ReadonlySet<PdfDict>): Set<PdfDict> {
  const left = new Set<PdfDict>();
  const isHidden = (value: PdfDict | undefined): boolean =>
    value !== undefined && hides(graph, hidden, value);
  keepMixed(graph, hidden, left);
  dropObjects(graph, new Set(listHiddenObjects(graph, isHidden)));
  for (const page of pagesOf(graph)) {
    const { dict } = page;
    const resources = pageResources(page);
    const streams = pageContents(graph, page);
    const content = joinContents(graph, streams);
    const cut = content && cutMarked(content, (name) => layerOf(graph, resources, name), isHidden);
    if (!content || cut === undefined)
      for (const layer of layersIn(graph, resources, hidden)) left.add(layer);
    else if (cut.bytes !== content) dict.set('Contents', addObject(graph, packed(new Map(), cut.bytes)));
    for (const layer of cut?.kept ?? []) left.add(layer);
  }
  for (const [number, form] of graph.objects) {
    if (!(form instanceof PdfStream) || lookupName(graph, form.dict, 'Subtype') !== 'Form') continue;
    const resources = lookupDict(graph, form.dict, 'Resources');
    if (!lookupDict(graph, resources, 'Properties')) continue;
    const content = readStream(graph, form);
    const cut = content && cutMarked(content, (name) => layerOf(graph, resources, name), isHidden);
    if (!content || cut === undefined)
      for (const layer of layersIn(graph, resources, hidden)) left.add(layer);
    else if (cut.bytes !== content) graph.objects.set(number, packed(withoutEncoding(form.dict), cut.bytes));
    for (const layer of cut?.kept ?? []) left.add(layer);
  }
  return left;
}

function layerOf(graph: PdfGraph, resources: PdfDict | undefined, name: string): PdfDict | undefined {
  return lookupDict(graph, lookupDict(graph, resources, 'Properties'), name);
}

function layersIn(graph: PdfGraph, resources: PdfDict | undefined, hidden: ReadonlySet<PdfDict>): PdfDict[] {
  const properties = lookupDict(graph, resources, 'Properties')?.values() ?? [];
  return [...properties].flatMap((value) => dictAt(graph, value) ?? []).filter((dict) => hidden.has(dict));
}

/** Whether something on a layer, or on a group of layers that are all hidden, is never seen. */
function hides(graph: PdfGraph, hidden: ReadonlySet<PdfDict>, layer: PdfDict): boolean {
  if (hidden.has(layer)) return true;
  return isSimple(graph, layer) && membersOf(graph, layer).every((member) => hidden.has(member));
}

function isSimple(graph: PdfGraph, group: PdfDict): boolean {
  const policy = lookupName(graph, group, 'P') ?? 'AnyOn';
  return (
    lookupName(graph, group, 'Type') === 'OCMD' &&
    !group.has('VE') &&
    (policy === 'AnyOn' || policy === 'AllOn') &&
    membersOf(graph, group).length > 0
  );
}

function membersOf(graph: PdfGraph, group: PdfDict): PdfDict[] {
  const own = resolve(graph, group.get('OCGs'));
  const list = Array.isArray(own) ? own : [own];
  return list.flatMap((value) => dictOf(resolve(graph, value)) ?? []);
}

/** A layer that is part of a rule with others stays: without it the rule would show something else. */
function keepMixed(graph: PdfGraph, hidden: ReadonlySet<PdfDict>, left: Set<PdfDict>): void {
  for (const dict of everyDict(graph)) {
    if (lookupName(graph, dict, 'Type') !== 'OCMD') continue;
    const members = membersOf(graph, dict);
    if (isSimple(graph, dict) && members.every((member) => hidden.has(member))) continue;
    for (const member of members) if (hidden.has(member)) left.add(member);
    for (const member of lookupArray(graph, dict, 'VE')?.flat() ?? []) {
      const layer = dictAt(graph, member);
      if (layer && hidden.has(layer)) left.add(layer);
    }
  }
}

/** Pictures, forms and notes that are on hidden layers as a whole. */
function listHiddenObjects(graph: PdfGraph, isHidden: (layer: PdfDict | undefined) => boolean): PdfDict[] {
  const objects = [...graph.objects.values()].flatMap((value) =>
    value instanceof PdfStream ? value.dict : [],
  );
  const notes = listNotes(graph).map(({ note }) => note);
  return [...objects, ...notes].filter(
    (dict) => dict.has('OC') && isHidden(dictOf(lookup(graph, dict, 'OC'))),
  );
}

function packed(dict: PdfDict, bytes: Buffer): PdfStream {
  return new PdfStream(dict.set('Filter', new PdfName('FlateDecode')), deflate(bytes), true);
}
