import { unlessDamaged } from './attempt.ts';
import { SPACE, isDigit, skipSpace } from './characters.ts';
import { decodeStream } from './filters.ts';
import { Lexer, type DictEntry } from './lexer.ts';
import { ObjectIndex } from './object-index.ts';
import { MISSING_LENGTH, OWN_LENGTH, Scanner } from './scan.ts';
import { findStream } from './streams.ts';
import { PdfRef, isDict, type PdfDict, type PdfValue } from './values.ts';
import { findObjects } from './xref-rebuild.ts';
import type { Xref } from './xref-read.ts';
import { ENTRY, refuseManyObjects } from './xref-table.ts';

type ObjectStream = { source: number; offsets: Map<number, number> };

/**
 * A PDF as it lies in memory. Nothing is read before it is asked for: `has` locates an object and its references,
 * `value` parses it, `resolve` follows references, `rawStream` and `stream` give a stream's bytes.
 */
export class PdfDocument {
  readonly bytes: Buffer;
  readonly index: ObjectIndex;
  readonly scanner = new Scanner();
  /** The file, and after it each object stream that was opened, decoded. */
  readonly sources: Buffer[];
  readonly trailer: PdfDict;
  readonly #xref: Xref;
  readonly #values = new Map<number, PdfValue>();
  readonly #objectStreams = new Map<number, ObjectStream | null>();
  #found: Map<number, number> | undefined;

  constructor(bytes: Buffer, xref: Xref) {
    refuseManyObjects(xref);
    this.bytes = bytes;
    this.sources = [bytes];
    this.trailer = xref.trailer;
    this.#xref = xref;
    this.index = new ObjectIndex(xref.table.size);
  }

  /** One more than the highest object number. */
  get size(): number {
    return this.#xref.table.size;
  }

  /** The catalog; an empty one where the file has lost its own. */
  get root(): PdfDict {
    return this.dict(this.trailer.get('Root')) ?? new Map();
  }

  /** Whether there is such an object; afterwards `index` and `scanner.refs` know where it and its references stand. */
  has(number: number): boolean {
    const state = this.index.state[number];
    if (state) return state === 1;
    if (state === undefined) return false;
    // Set before the work: an object whose length or object stream needs the object itself is not there.
    this.index.state[number] = 2;
    const kind = this.#xref.table.kind(number);
    const here =
      kind === ENTRY.inStream
        ? this.#locateInStream(number) || this.#locateAnywhere(number)
        : kind === ENTRY.inFile &&
          (this.#locateInFile(number, this.#xref.table.places[number]!) || this.#locateAnywhere(number));
    if (here) this.index.state[number] = 1;
    return here;
  }

  value(number: number): PdfValue {
    const known = this.#values.get(number);
    if (known !== undefined) return known;
    const value = this.has(number) ? this.#parse(number) : null;
    this.#values.set(number, value);
    return value;
  }

  /** An object's dictionary with the place of each key in its bytes. */
  entries(number: number): Map<string, DictEntry> | null {
    return this.has(number) ? new Lexer(this.source(number), this.index.start[number]).readEntries() : null;
  }

  /** Follows references; null for what is missing, as the format has it. */
  resolve(value: PdfValue | undefined): PdfValue {
    let current = value ?? null;
    for (let hops = 0; current instanceof PdfRef; hops++)
      current = hops < 32 ? this.value(current.number) : null;
    return current;
  }

  dict(value: PdfValue | undefined): PdfDict | undefined {
    const resolved = this.resolve(value);
    return isDict(resolved) ? resolved : undefined;
  }

  array(value: PdfValue | undefined): PdfValue[] {
    const resolved = this.resolve(value);
    return Array.isArray(resolved) ? resolved : [];
  }

  /** The buffer that an object's positions in `index` count in. */
  source(number: number): Buffer {
    return this.sources[this.index.source[number]!]!;
  }

  rawStream(number: number): Buffer | undefined {
    const { streamStart, streamEnd } = this.index;
    if (!this.has(number) || !streamStart[number]) return undefined;
    return this.bytes.subarray(streamStart[number], streamEnd[number]);
  }

  stream(number: number): Buffer | undefined {
    const raw = this.rawStream(number);
    const dict = this.value(number);
    return raw && isDict(dict) ? decodeStream(raw, dict, (value) => this.resolve(value)) : undefined;
  }

  /** An object that cannot be read is one that is not there: the rest of the document is worth having. */
  #parse(number: number): PdfValue {
    const lexer = new Lexer(this.source(number), this.index.start[number]);
    return unlessDamaged(() => lexer.read()) ?? null;
  }

  #locateInFile(number: number, place: number): boolean {
    const { bytes } = this;
    let at = skipSpace(bytes, place);
    const first = at;
    let here = 0;
    while (isDigit(bytes[at])) here = here * 10 + bytes[at++]! - 48;
    if (at === first || here !== number) return false;
    while (SPACE[bytes[at]!]) at++;
    let generation = 0;
    while (isDigit(bytes[at])) generation = generation * 10 + bytes[at++]! - 48;
    this.index.generation[number] = generation;
    while (SPACE[bytes[at]!]) at++;
    if (bytes[at] !== 111 || bytes[at + 1] !== 98 || bytes[at + 2] !== 106) return false;
    return this.#scanObject(number, 0, skipSpace(bytes, at + 3));
  }

  #scanObject(number: number, source: number, start: number): boolean {
    const { index, scanner } = this;
    const bytes = this.sources[source]!;
    const firstRef = scanner.count;
    const isSound = unlessDamaged(() => {
      scanner.scan(bytes, start);
      return true;
    });
    if (!isSound) {
      scanner.count = firstRef;
      return false;
    }
    index.source[number] = source;
    index.start[number] = start;
    index.end[number] = scanner.end;
    index.mentions[number] = scanner.mentions;
    index.firstRef[number] = firstRef;
    index.lastRef[number] = scanner.count;
    if (source === 0 && bytes[start] === 60) this.#locateStream(number);
    return true;
  }

  /** A stream's length is written anew wherever the file has it as a reference, wrong, or not at all. */
  #locateStream(number: number): void {
    const { index, scanner, bytes } = this;
    const { end, lengthAt } = scanner;
    let p = end;
    while (SPACE[bytes[p]!]) p++;
    if (bytes[p] !== 115) return;
    const lexer = new Lexer(bytes, lengthAt);
    const length = lengthAt < 0 ? null : lexer.read();
    const known = length instanceof PdfRef ? this.resolve(length) : length;
    const place = findStream(bytes, end, typeof known === 'number' ? known : undefined);
    if (!place) return;
    index.streamStart[number] = place.start;
    index.streamEnd[number] = place.end;
    if (length instanceof PdfRef) {
      const { refs } = scanner;
      for (let i = index.firstRef[number]!; i < index.lastRef[number]!; i += 3) {
        if (refs[i + 1] === lexer.at) refs[i + 2] = OWN_LENGTH;
      }
    } else if (!place.exact) {
      const start = lengthAt < 0 ? index.start[number]! + 2 : skipSpace(bytes, lengthAt);
      this.#insertRef(
        number,
        start,
        lengthAt < 0 ? start : lexer.at,
        lengthAt < 0 ? MISSING_LENGTH : OWN_LENGTH,
      );
    }
  }

  #insertRef(number: number, start: number, end: number, what: number): void {
    const { index, scanner } = this;
    const rows: [number, number, number][] = [[start, end, what]];
    for (let i = index.firstRef[number]!; i < index.lastRef[number]!; i += 3) {
      rows.push([scanner.refs[i]!, scanner.refs[i + 1]!, scanner.refs[i + 2]!]);
    }
    index.firstRef[number] = scanner.count;
    for (const row of rows.sort((a, b) => a[0] - b[0])) scanner.addRef(...row);
    index.lastRef[number] = scanner.count;
  }

  #locateInStream(number: number): boolean {
    const stream = this.#objectStream(this.#xref.table.places[number]!);
    const offset = stream?.offsets.get(number);
    return offset !== undefined && this.#scanObject(number, stream!.source, offset);
  }

  #objectStream(number: number): ObjectStream | null {
    const known = this.#objectStreams.get(number);
    if (known !== undefined) return known;
    this.#objectStreams.set(number, null);
    const dict = this.value(number);
    const data = this.stream(number);
    if (!data || !isDict(dict)) return null;
    const first = Number(this.resolve(dict.get('First')));
    const header = new Lexer(data);
    const offsets = new Map<number, number>();
    for (let left = Number(this.resolve(dict.get('N'))); left > 0 && header.at < first; left--) {
      const [member, offset] = [header.read(), header.read()];
      if (typeof member === 'number' && typeof offset === 'number') offsets.set(member, first + offset);
    }
    const stream = { source: this.sources.push(data) - 1, offsets };
    this.#objectStreams.set(number, stream);
    return stream;
  }

  /** The entry is wrong: look for the object where no entry points. */
  #locateAnywhere(number: number): boolean {
    this.#found ??= findObjects(this.bytes);
    const place = this.#found.get(number);
    return place !== undefined && this.#locateInFile(number, place);
  }
}
