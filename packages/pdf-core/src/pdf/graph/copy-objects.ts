import { PdfRef, PdfStream, isDict, nameOf, type PdfDict, type PdfValue } from '../values.ts';
import { reserveObject } from './access.ts';
import type { PdfGraph } from './graph.ts';

export type CopyObject = (ref: PdfRef) => PdfRef;

/** Copies objects of one document into another with all that they refer to, each once. */
export function createCopier(from: PdfGraph, to: PdfGraph): CopyObject {
  const copied = new Map<number, PdfRef>();
  const waiting: number[] = [];

  function refTo({ number }: PdfRef): PdfRef {
    const known = copied.get(number);
    if (known) return known;
    const ref = reserveObject(to);
    copied.set(number, ref);
    waiting.push(number);
    return ref;
  }

  function copyValue(value: PdfValue): PdfValue {
    if (value instanceof PdfRef) return refTo(value);
    if (value instanceof PdfStream) return new PdfStream(copyDict(value.dict), value.raw, value.isPacked);
    if (Array.isArray(value)) return value.map(copyValue);
    return isDict(value) ? copyDict(value) : value;
  }

  /** A page that something refers to comes along, but not the pages beside it. */
  function copyDict(dict: PdfDict): PdfDict {
    const isPage = nameOf(dict.get('Type')) === 'Page';
    const entries = [...dict].filter(([key]) => !isPage || key !== 'Parent');
    return new Map(entries.map(([key, value]) => [key, copyValue(value)]));
  }

  return (ref) => {
    const target = refTo(ref);
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop())
      to.objects.set(copied.get(number)!.number, copyValue(from.objects.get(number) ?? null));
    return target;
  };
}
