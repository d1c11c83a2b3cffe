import { isDict, Name, Ref, Stream } from './values.ts';
import type { Dict, PdfGraph, Value } from './values.ts';

/** Follows references to a value; a missing object is null, as the format says, and so is a chain that never ends. */
export function resolve(graph: PdfGraph, value: Value | undefined): Value {
  let current = value;
  for (let step = 0; current instanceof Ref; step++) {
    if (step > 30) return null;
    current = graph.objects.get(current.number);
  }
  return current ?? null;
}

export function lookup(graph: PdfGraph, dict: Dict | undefined, key: string): Value {
  return resolve(graph, dict?.get(key));
}

export function lookupDict(graph: PdfGraph, dict: Dict | undefined, key: string): Dict | undefined {
  const value = lookup(graph, dict, key);
  return isDict(value) ? value : undefined;
}

export function lookupArray(graph: PdfGraph, dict: Dict | undefined, key: string): Value[] | undefined {
  const value = lookup(graph, dict, key);
  return Array.isArray(value) ? value : undefined;
}

export function lookupStream(graph: PdfGraph, dict: Dict | undefined, key: string): Stream | undefined {
  const value = lookup(graph, dict, key);
  return value instanceof Stream ? value : undefined;
}

export function lookupName(graph: PdfGraph, dict: Dict | undefined, key: string): string | undefined {
  const value = lookup(graph, dict, key);
  return value instanceof Name ? value.text : undefined;
}

export function lookupNumber(graph: PdfGraph, dict: Dict | undefined, key: string): number | undefined {
  const value = lookup(graph, dict, key);
  return typeof value === 'number' ? value : undefined;
}

/** The numbers of an array, or undefined when it is none or holds anything else. */
export function lookupNumbers(graph: PdfGraph, dict: Dict | undefined, key: string): number[] | undefined {
  const values = lookupArray(graph, dict, key)?.map((value) => resolve(graph, value));
  return values?.every((value): value is number => typeof value === 'number') ? values : undefined;
}

/** The dictionary of a dictionary or of a stream. */
export function dictOf(value: Value | undefined): Dict | undefined {
  if (value instanceof Stream) return value.dict;
  return isDict(value) ? value : undefined;
}

export function addObject(graph: PdfGraph, value: Value): Ref {
  const ref = new Ref(graph.nextNumber++);
  graph.objects.set(ref.number, value);
  return ref;
}

export function dictFrom(entries: Record<string, Value | undefined>): Dict {
  const present = Object.entries(entries).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  return new Map(present);
}

/** Every dictionary and array of the graph, those inside other objects too. */
export function* everyContainer(graph: PdfGraph): Generator<Dict | Value[]> {
  const waiting: Value[] = [...graph.objects.values()];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    const container = Array.isArray(value) ? value : dictOf(value);
    if (!container) continue;
    yield container;
    for (const item of container.values()) if (typeof item === 'object' && item !== null) waiting.push(item);
  }
}

export function* everyDict(graph: PdfGraph): Generator<Dict> {
  for (const container of everyContainer(graph)) if (isDict(container)) yield container;
}

export function catalogOf(graph: PdfGraph): Dict | undefined {
  return lookupDict(graph, graph.trailer, 'Root');
}
