import type { PdfGraph } from './graph.ts';
import { PdfName, PdfRef, PdfStream, isDict, type PdfDict, type PdfValue } from '../values.ts';

/** Follows references to a value. A missing object is null, as the format defines, and so is an endless chain. */
export function resolve(graph: PdfGraph, value: PdfValue | undefined): PdfValue {
  let current = value;
  for (let step = 0; current instanceof PdfRef; step++) {
    if (step > 30) return null;
    current = graph.objects.get(current.number);
  }
  return current ?? null;
}

export function lookup(graph: PdfGraph, dict: PdfDict | undefined, key: string): PdfValue {
  return resolve(graph, dict?.get(key));
}

export function lookupDict(graph: PdfGraph, dict: PdfDict | undefined, key: string): PdfDict | undefined {
  const value = lookup(graph, dict, key);
  return isDict(value) ? value : undefined;
}

export function lookupArray(graph: PdfGraph, dict: PdfDict | undefined, key: string): PdfValue[] | undefined {
  const value = lookup(graph, dict, key);
  return Array.isArray(value) ? value : undefined;
}

export function lookupStream(graph: PdfGraph, dict: PdfDict | undefined, key: string): PdfStream | undefined {
  const value = lookup(graph, dict, key);
  return value instanceof PdfStream ? value : undefined;
}

export function lookupName(graph: PdfGraph, dict: PdfDict | undefined, key: string): string | undefined {
  const value = lookup(graph, dict, key);
  return value instanceof PdfName ? value.name : undefined;
}

export function lookupNumber(graph: PdfGraph, dict: PdfDict | undefined, key: string): number | undefined {
  const value = lookup(graph, dict, key);
  return typeof value === 'number' ? value : undefined;
}

/** The numbers of an array, or undefined when it is none or holds anything else. */
export function lookupNumbers(graph: PdfGraph, dict: PdfDict | undefined, key: string): number[] | undefined {
  const values = lookupArray(graph, dict, key)?.map((value) => resolve(graph, value));
  return values?.every((value): value is number => typeof value === 'number') ? values : undefined;
}

/** The dictionary of a dictionary or of a stream. */
export function dictOf(value: PdfValue | undefined): PdfDict | undefined {
  if (value instanceof PdfStream) return value.dict;
  return isDict(value) ? value : undefined;
}

export function addObject(graph: PdfGraph, value: PdfValue): PdfRef {
  const ref = reserveObject(graph);
  graph.objects.set(ref.number, value);
  return ref;
}

/** The number of an object that is set later. */
export function reserveObject(graph: PdfGraph): PdfRef {
  return new PdfRef(graph.nextNumber++);
}

/** Every dictionary and array of the graph, those inside other objects too. */
export function* everyContainer(graph: PdfGraph): Generator<PdfDict | PdfValue[]> {
  const waiting: PdfValue[] = [...graph.objects.values()];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    const container = Array.isArray(value) ? value : dictOf(value);
    if (!container) continue;
    yield container;
    for (const item of container.values()) if (typeof item === 'object' && item !== null) waiting.push(item);
  }
}

export function* everyDict(graph: PdfGraph): Generator<PdfDict> {
  for (const container of everyContainer(graph)) if (isDict(container)) yield container;
}

export function catalogOf(graph: PdfGraph): PdfDict | undefined {
  return lookupDict(graph, graph.trailer, 'Root');
}
