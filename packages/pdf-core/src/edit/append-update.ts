import { createHash } from 'node:crypto';
import { PDFArray, PDFHexString, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { EditedDocument } from './edited-document.ts';

type Entry = { number: number; generation: number; offset: number };

const TAIL_BYTES = 2048;

/** Where the newest cross-reference section stands, and of which kind it is; undefined when it is not where the file says. */
function findSection(bytes: Uint8Array): { offset: number; isStream: boolean } | undefined {
  const tail = Buffer.from(bytes.subarray(-TAIL_BYTES)).toString('latin1');
  const word = tail.lastIndexOf('startxref');
  const offset = word < 0 ? NaN : Number.parseInt(tail.slice(word + 9), 10);
  if (!(offset > 0 && offset < bytes.length)) return undefined;
  const following = Buffer.from(bytes.subarray(offset, offset + 400)).toString('latin1');
  const there = following.replace(/^(?:\s|%[^\r\n]*)+/, '');
  if (there.startsWith('xref')) return { offset, isStream: false };
  return /^\d+\s+\d+\s+obj/.test(there) ? { offset, isStream: true } : undefined;
}

/** Whether changes can be added after the bytes that are there: not when the file needs repair first. */
export function canAppend(bytes: Uint8Array): boolean {
  const startsWithHeader = Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-';
  return startsWithHeader && findSection(bytes) !== undefined;
}

/** The original bytes followed by the new and changed objects: what was signed stays as it was signed. */
export function appendUpdate(doc: EditedDocument): Uint8Array {
  const { context } = doc.pdf;
  const section = findSection(doc.bytes);
  if (!section) throw new Error('appendUpdate needs a readable cross-reference section');
  const parts: Uint8Array[] = [doc.bytes, Buffer.from('\n')];
  const entries: Entry[] = [];
  let end = doc.bytes.length + 1;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref.objectNumber <= doc.lastOriginalNumber && !doc.touched.has(ref)) continue;
    entries.push({ number: ref.objectNumber, generation: ref.generationNumber, offset: end });
    const written = serialize(ref, object);
    parts.push(written);
    end += written.length;
  }
  // Nothing to say: an update without objects would not be a file any more.
  if (!entries.length) return doc.bytes;
  const number = Math.max(doc.lastOriginalNumber, ...entries.map((entry) => entry.number)) + 1;
  const write = section.isStream ? writeXrefStream : writeXrefTable;
  parts.push(write(entries, end, { ...trailerOf(doc, parts), Prev: section.offset }, number));
  return Buffer.concat(parts);
}

function serialize(ref: PDFRef, object: PDFObject): Uint8Array {
  const head = Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`);
  const body = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(body, 0);
  return Buffer.concat([head, body, Buffer.from('\nendobj\n')]);
}

/** The first half of the file's identifier stays, the second names this revision. */
function trailerOf(doc: EditedDocument, parts: Uint8Array[]): Record<string, string | number> {
  const { Root, Info, ID } = doc.pdf.context.trailerInfo;
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  const revision = PDFHexString.of(hash.digest('hex'));
  const ids = doc.pdf.context.lookup(ID);
  const first = ids instanceof PDFArray && ids.size() ? ids.get(0) : revision;
  return {
    Root: String(Root),
    ...(Info instanceof PDFRef ? { Info: String(Info) } : {}),
    ID: `[${String(first)} ${String(revision)}]`,
  };
}

function trailerText(trailer: Record<string, string | number>): string {
  return Object.entries(trailer)
    .map(([key, value]) => `/${key} ${value}`)
    .join(' ');
}

function inOrder(entries: Entry[]): Entry[] {
  return [...entries].sort((a, b) => a.number - b.number);
}

/** Runs of following numbers, as both kinds of section list them. */
function runsOf(entries: Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of inOrder(entries)) {
    const run = runs.at(-1);
    if (run && run.at(-1)!.number + 1 === entry.number) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function writeXrefTable(
  entries: Entry[],
  offset: number,
  trailer: Record<string, string | number>,
  size: number,
): Buffer {
  const lines = runsOf(entries).flatMap((run) => [
    `${run[0]!.number} ${run.length}\n`,
    ...run.map((entry) => `${pad(entry.offset, 10)} ${pad(entry.generation, 5)} n \n`),
  ]);
  return Buffer.from(
    `xref\n${lines.join('')}trailer\n<< /Size ${size} ${trailerText(trailer)} >>\nstartxref\n${offset}\n%%EOF\n`,
  );
}

function writeXrefStream(
  entries: Entry[],
  offset: number,
  trailer: Record<string, string | number>,
  number: number,
): Buffer {
  const runs = runsOf([...entries, { number, generation: 0, offset }]);
  const rows = runs.flat().map((entry) => {
    const row = Buffer.alloc(8, 1);
    row.writeUIntBE(entry.offset, 1, 5);
    row.writeUInt16BE(entry.generation, 6);
    return row;
  });
  const index = runs.map((run) => `${run[0]!.number} ${run.length}`).join(' ');
  const dict = `/Type /XRef /Size ${number + 1} /W [1 5 2] /Index [${index}] ${trailerText(trailer)} /Length ${rows.length * 8}`;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dict} >>\nstream\n`),
    ...rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${offset}\n%%EOF\n`),
  ]);
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}
