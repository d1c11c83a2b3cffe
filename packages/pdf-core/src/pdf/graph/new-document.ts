import { deflatedStream } from '../deflated-stream.ts';
import { makeDict, type Plain } from '../make-value.ts';
import type { PdfDict } from '../values.ts';
import { addObject, catalogOf, lookupArray, lookupDict } from './access.ts';
import type { PdfGraph } from './graph.ts';

/** A document without a page; `info` is what it says of itself. */
export function createDocument(info?: Record<string, Plain>): PdfGraph {
  const trailer: PdfDict = new Map();
  const graph = { objects: new Map(), trailer, version: '1.7', nextNumber: 1, generations: new Map() };
  const pages = addObject(graph, makeDict({ Type: 'Pages', Kids: [], Count: 0 }));
  trailer.set('Root', addObject(graph, makeDict({ Type: 'Catalog', Pages: pages })));
  if (info) trailer.set('Info', addObject(graph, makeDict(info)));
  return graph;
}

export type NewPage = { width: number; height: number; content?: string; resources?: Record<string, Plain> };

/** A page after the others of a document that was created here. */
export function addPage(graph: PdfGraph, { width, height, content, resources = {} }: NewPage): void {
  const catalog = catalogOf(graph);
  const tree = lookupDict(graph, catalog, 'Pages');
  const kids = lookupArray(graph, tree, 'Kids');
  const page = makeDict({
    Type: 'Page',
    Parent: catalog?.get('Pages'),
    MediaBox: [0, 0, width, height],
    Resources: resources,
    Contents: content ? addObject(graph, deflatedStream(Buffer.from(content, 'latin1'))) : undefined,
  });
  kids?.push(addObject(graph, page));
  tree?.set('Count', kids?.length ?? 0);
}
