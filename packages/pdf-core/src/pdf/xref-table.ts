import { limits } from '../limits.ts';
import { tooComplex } from './damage.ts';

/** How an object is found. */
export const ENTRY = { unknown: 0, inFile: 1, inStream: 2, free: 3 } as const;

/**
 * Where each object lies: for `inFile` an offset, for `inStream` the number of the object stream that holds it. Typed
 * arrays, because a JavaScript object for each entry costs more than reading the whole file.
 */
export class XrefTable {
  kinds = new Uint8Array(1024);
  places = new Float64Array(1024);
  /** One more than the highest number with an entry. */
  size = 0;

  /** Newer sections are read first: an entry that is there already stays. */
  add(number: number, kind: number, place: number): void {
    if (number < this.kinds.length && this.kinds[number]) return;
    this.replace(number, kind, place);
  }

  replace(number: number, kind: number, place: number): void {
    if (!(number >= 0 && number <= limits.objects)) return;
    if (number >= this.kinds.length) this.#grow(number);
    this.kinds[number] = kind;
    this.places[number] = place;
    if (number >= this.size) this.size = number + 1;
  }

  kind(number: number): number {
    return this.kinds[number] ?? ENTRY.unknown;
  }

  #grow(number: number): void {
    const length = Math.max(number + 1, this.kinds.length * 2);
    const kinds = new Uint8Array(length);
    kinds.set(this.kinds);
    this.kinds = kinds;
    const places = new Float64Array(length);
    places.set(this.places);
    this.places = places;
  }
}

/** Refuses a document of more objects than can be held at once. */
export function refuseManyObjects({ table }: { table: XrefTable }): void {
  let count = 0;
  for (let number = 1; number < table.size; number++) {
    const kind = table.kind(number);
    if (kind === ENTRY.inFile || kind === ENTRY.inStream) count += 1;
  }
  if (count > limits.heldObjects) throw tooComplex(`${count} objects`);
}
