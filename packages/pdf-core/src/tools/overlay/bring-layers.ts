import type { EditedDocument } from '../../edit/edited-document.ts';
import { catalogRef, dictAt, touch } from '../../edit/open-document.ts';
import { lookupArray, lookupDict, lookupName } from '../../pdf/graph/access.ts';
import type { CopyObject } from '../../pdf/graph/copy-objects.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { PdfRef, type PdfDict } from '../../pdf/values.ts';

/** Lists the layers that drawings of one document brought into another, so that hidden ones stay hidden. */
export function bringLayers(from: EditedDocument, to: EditedDocument, copy: CopyObject): void {
  const { graph } = from;
  const properties = lookupDict(graph, from.catalog, 'OCProperties');
  if (!properties) return;
  const config = lookupDict(graph, properties, 'D');
  const groups = refsOf(graph, properties, 'OCGs');
  const isOff = lookupName(graph, config, 'BaseState') === 'OFF';
  const on = new Set(refsOf(graph, config, 'ON').map(({ number }) => number));
  const hidden = isOff ? groups.filter(({ number }) => !on.has(number)) : refsOf(graph, config, 'OFF');
  const own = dictAt(to, to.catalog, catalogRef(to), 'OCProperties');
  append(to, own, 'OCGs', groups.map(copy));
  const ownConfig = dictAt(to, own, catalogRef(to), 'D');
  append(to, ownConfig, 'OFF', hidden.map(copy));
}

function refsOf(graph: PdfGraph, dict: PdfDict | undefined, key: string): PdfRef[] {
  return (lookupArray(graph, dict, key) ?? []).filter((item) => item instanceof PdfRef);
}

/** The list is written anew into its dictionary, which is marked as changed by whoever asked for it. */
function append(doc: EditedDocument, dict: PdfDict, key: string, refs: PdfRef[]): void {
  if (!refs.length && dict.has(key)) return;
  dict.set(key, [...refsOf(doc.graph, dict, key), ...refs]);
  touch(doc, catalogRef(doc));
}
