import { createHash } from 'node:crypto';
import { dictOf, lookupName } from '../pdf/graph/access.ts';
import type { PdfGraph } from '../pdf/graph/graph.ts';
import { PdfName, PdfRef, PdfStream, isDict, type PdfDict, type PdfValue } from '../pdf/values.ts';
import { writeDict, writeValue } from '../pdf/write-value.ts';

/** Objects equal only after the objects they point at became one need another round. */
const MAX_ROUNDS = 6;
/** Dictionaries that are only ever read: two of them with the same text are the same. */
const SHAREABLE_TYPES = new Set(['Font', 'FontDescriptor', 'ExtGState', 'Encoding', 'OCMD']);
const RESOURCE_KEYS = new Set([
  'Font',
  'XObject',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'ProcSet',
  'Properties',
]);
/** Streams that are some one thing in the document's structure. */
const OWN_IDENTITY = ['StructParent', 'StructParents', 'OC'];

/** Lets equal streams, fonts, colour spaces and resources be one object; gives how many went. */
export function mergeIdentical(graph: PdfGraph): number {
  const digests = new Map<PdfStream, string>();
  let merged = 0;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const targets = findEqual(graph, digests);
    if (targets.size === 0) break;
    merged += targets.size;
    for (const number of targets.keys()) graph.objects.delete(number);
    for (const value of [graph.trailer, ...graph.objects.values()]) redirect(value, targets);
  }
  return merged;
}

function findEqual(graph: PdfGraph, digests: Map<PdfStream, string>): Map<number, PdfRef> {
  const firstOf = new Map<string, PdfRef>();
  const targets = new Map<number, PdfRef>();
  for (const [number, value] of graph.objects) {
    const key = identityOf(graph, value, digests);
    if (key === undefined) continue;
    const first = firstOf.get(key);
    if (first) targets.set(number, first);
    else firstOf.set(key, new PdfRef(number));
  }
  return targets;
}

const ownNumber = (ref: PdfRef) => ref.number;

/** Equal for equal objects; undefined for what must not be shared. */
function identityOf(graph: PdfGraph, value: PdfValue, digests: Map<PdfStream, string>): string | undefined {
  if (value instanceof PdfStream) {
    if (OWN_IDENTITY.some((key) => value.dict.has(key))) return undefined;
    if (lookupName(graph, value.dict, 'Type') === 'Metadata') return undefined;
    const digest = digests.get(value) ?? createHash('sha256').update(value.raw).digest('base64');
    digests.set(value, digest);
    const dict = new Map(value.dict);
    dict.delete('Length');
    return `stream ${digest} ${writeDict(sorted(dict), ownNumber)}`;
  }
  if (isDict(value)) return isShareable(graph, value) ? writeDict(sorted(value), ownNumber) : undefined;
  if (Array.isArray(value) && isShareableArray(value)) return writeValue(value, ownNumber);
  return undefined;
}

function sorted(dict: PdfDict): PdfDict {
  return new Map([...dict].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isShareable(graph: PdfGraph, dict: PdfDict): boolean {
  const type = lookupName(graph, dict, 'Type');
  if (type !== undefined) return SHAREABLE_TYPES.has(type);
  // Attributes of structure elements: office programs write thousands of equal ones.
  if (dict.get('O') instanceof PdfName && !dict.has('P') && !dict.has('K')) return true;
  return (
    dict.has('FunctionType') || (dict.size > 0 && [...dict.keys()].every((key) => RESOURCE_KEYS.has(key)))
  );
}

/** Colour spaces, and lists of numbers such as widths. */
function isShareableArray(items: PdfValue[]): boolean {
  const [first] = items;
  const isSpace = /^\/(ICCBased|Indexed|Separation|DeviceN|CalRGB|CalGray|Lab)$/.test(writeFirst(first));
  return isSpace || (items.length > 0 && items.every((item) => typeof item === 'number'));
}

function writeFirst(value: PdfValue | undefined): string {
  return value === undefined || dictOf(value) || Array.isArray(value) ? '' : writeValue(value, ownNumber);
}

function redirect(root: PdfValue, targets: Map<number, PdfRef>): void {
  const waiting: PdfValue[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    const dict = dictOf(value);
    const entries: Iterable<[string | number, PdfValue]> =
      dict ?? (Array.isArray(value) ? value.entries() : []);
    for (const [key, item] of entries) {
      if (!(item instanceof PdfRef)) {
        if (typeof item === 'object' && item !== null) waiting.push(item);
        continue;
      }
      const target = targets.get(item.number);
      if (!target) continue;
      if (dict) dict.set(String(key), target);
      else if (Array.isArray(value)) value[Number(key)] = target;
    }
  }
}
