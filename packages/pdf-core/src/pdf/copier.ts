import type { PdfDocument } from './document.ts';
import type { DictEntry } from './lexer.ts';
import { MENTIONS, MISSING_LENGTH, OWN_LENGTH } from './scan.ts';
import { type PdfValue } from './values.ts';
import { writeValue } from './write-value.ts';
import type { PdfWriter } from './writer.ts';

/** Some bytes of an object that are to read otherwise. Edits of one object do not overlap and stand in order. */
export type Edit = { start: number; end: number; text: string };

const DROPPED = -1;

/**
 * Copies objects of one document into a new file: their bytes as they are, their references renumbered. An object comes
 * along when something copied refers to it, once, and is written by the next `drain`.
 */
export class Copier {
  readonly document: PdfDocument;
  readonly writer: PdfWriter;
  /** New numbers by old; 0 not seen yet. */
  readonly #map: Int32Array;
  readonly #todo: number[] = [];
  readonly #edits = new Map<number, Edit[]>();
  /** Objects that were wanted and are not in the document. */
  readonly missing = new Set<number>();
  /** Asked for edits of objects whose scan mentions something that may have to be renamed. */
  rename: ((value: PdfValue) => Edit[]) | undefined;
  renameMentions = 0;
  /** What keys into the tree of tags grow by. */
  keyOffset = 0;

  constructor(document: PdfDocument, writer: PdfWriter) {
    this.document = document;
    this.writer = writer;
    this.#map = new Int32Array(document.size);
  }

  /** The new number of an object, which is copied if it has not been; 0 when there is none. */
  want(number: number): number {
    const known = this.#map[number];
    if (known) return known < 0 ? 0 : known;
    if (known === undefined || !this.document.has(number)) this.missing.add(number);
    if (known === undefined) return 0;
    if (this.missing.has(number)) {
      this.#map[number] = DROPPED;
      return 0;
    }
    this.#todo.push(number);
    return (this.#map[number] = this.writer.allocate());
  }

  /** The new number of an object if it is coming along already. */
  mapped(number: number): number {
    return Math.max(this.#map[number] ?? 0, 0);
  }

  /** From now on references to `number` mean the new object `target`; with 0 they become null. */
  redirect(number: number, target: number): void {
    if (number > 0 && number < this.#map.length) this.#map[number] = target || DROPPED;
  }

  /** Changes the bytes of an object when its turn comes. */
  edit(number: number, edits: Edit[]): void {
    this.#edits.set(
      number,
      [...(this.#edits.get(number) ?? []), ...edits].sort((a, b) => a.start - b.start),
    );
  }

  /** Writes all that was wanted and not written, and all that this refers to. */
  drain(): void {
    for (let number = this.#todo.pop(); number !== undefined; number = this.#todo.pop())
      this.#copyObject(number);
  }

  /** Writes `source[from..to)` with its references renumbered; `refs` are the scanner's triples first..last. */
  copyRange(source: Buffer, from: number, to: number, first: number, last: number, edits: Edit[] = []): void {
    const { writer, document } = this;
    const { refs } = document.scanner;
    let at = from;
    let edit = 0;
    for (let i = first; i < last; i += 3) {
      const start = refs[i]!;
      while (edit < edits.length && edits[edit]!.start <= start)
        at = this.#applyEdit(source, at, edits[edit++]!);
      if (start < at) continue;
      writer.copy(source, at, start);
      this.#writeReference(refs[i + 2]!);
      at = refs[i + 1]!;
    }
    while (edit < edits.length) at = this.#applyEdit(source, at, edits[edit++]!);
    writer.copy(source, at, to);
  }

  /** A parsed value as text, its references renumbered. */
  token(value: PdfValue | undefined): string {
    return writeValue(value ?? null, ({ number }) => this.want(number));
  }

  /** `edits` and those that renaming asks of an object whose scan gave `mentions`. */
  editsFor(mentions: number, read: () => PdfValue, edits: Edit[] = []): Edit[] {
    if (!this.rename || !(mentions & this.renameMentions)) return edits;
    return [...edits, ...this.rename(read())].sort((a, b) => a.start - b.start);
  }

  /** Moves an object's keys into the tree of tags. */
  keyEdits(entries: Map<string, DictEntry> | null): Edit[] {
    return ['StructParent', 'StructParents'].flatMap((key) => {
      const entry = entries?.get(key);
      if (!this.keyOffset || typeof entry?.value !== 'number') return [];
      return [{ start: entry.valueStart, end: entry.valueEnd, text: ` ${entry.value + this.keyOffset} ` }];
    });
  }

  #length = 0;

  #copyObject(number: number): void {
    const { document, writer } = this;
    const { index } = document;
    const streamStart = index.streamStart[number]!;
    this.#length = index.streamEnd[number]! - streamStart;
    const edits = this.editsFor(
      index.mentions[number]!,
      () => document.value(number),
      this.#ownEdits(number),
    );
    const source = document.source(number);
    writer.begin(this.#map[number]!);
    this.copyRange(
      source,
      index.start[number]!,
      index.end[number]!,
      index.firstRef[number]!,
      index.lastRef[number]!,
      edits,
    );
    if (streamStart) {
      writer.text('\nstream\n');
      writer.copy(document.bytes, streamStart, index.streamEnd[number]!);
      writer.text('\nendstream');
    }
    writer.end();
  }

  #ownEdits(number: number): Edit[] {
    const edits = this.#edits.get(number) ?? [];
    const { document } = this;
    if (!this.keyOffset || !(document.index.mentions[number]! & MENTIONS.structureKey)) return edits;
    return [...edits, ...this.keyEdits(document.entries(number))].sort((a, b) => a.start - b.start);
  }

  #applyEdit(source: Buffer, at: number, edit: Edit): number {
    if (edit.start < at) return at;
    this.writer.copy(source, at, edit.start);
    this.writer.text(edit.text);
    return edit.end;
  }

  #writeReference(number: number): void {
    const { writer } = this;
    if (number === OWN_LENGTH) writer.integer(this.#length);
    else if (number === MISSING_LENGTH) writer.text(`/Length ${this.#length}`);
    else {
      const target = this.want(number);
      if (target) {
        writer.integer(target);
        writer.text(' 0 R');
      } else writer.text('null');
    }
  }
}
