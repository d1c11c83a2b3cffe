import { createHash } from 'node:crypto';
import { asBytes } from './as-bytes.ts';
import { objectStream, OBJECTS_PER_STREAM } from './graph/write-graph.ts';
import { writeDict } from './write-value.ts';

/**
 * An object that follows the bytes of a file: its number, its generation, and `N G obj` to `endobj` with all between. With
 * `text`, its value alone, it is packed where the file packs objects.
 */
export type AppendedObject = { number: number; generation: number; bytes: Uint8Array; text?: string };

/** Entries of the trailer as text; `first` is the half of the file's identifier that stays, for as long as it has one. */
export type AppendedTrailer = {
  root: string;
  info?: string | undefined;
  first?: string | undefined;
  encrypt?: string | undefined;
};

type Place = { offset: number } | { inStream: number; index: number };
type Entry = { number: number; generation: number } & Place;

const TAIL_BYTES = 2048;

/** The position and kind of the newest cross-reference section; undefined if it is not at its offset. */
function findSection(source: Uint8Array): { offset: number; isStream: boolean } | undefined {
  const bytes = asBytes(source);
  const tail = bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES));
  const word = tail.lastIndexOf('startxref');
  const offset = word < 0 ? NaN : Number.parseInt(tail.slice(word + 9), 10);
  if (!(offset > 0 && offset < bytes.length)) return undefined;
  const there = bytes.toString('latin1', offset, offset + 400).replace(/^(?:\s|%[^\r\n]*)+/, '');
  if (there.startsWith('xref')) return { offset, isStream: false };
  return /^\d+\s+\d+\s+obj/.test(there) ? { offset, isStream: true } : undefined;
}

/** Whether changes can be added after the bytes that are there: not when the file needs repair first. */
export function canAppend(bytes: Uint8Array): boolean {
  return asBytes(bytes).toString('latin1', 0, 5) === '%PDF-' && findSection(bytes) !== undefined;
}

/** The original bytes followed by new and changed objects: what was signed stays as it was signed. `size` is one more than the highest number before. */
export function appendSection(
  bytes: Uint8Array,
  objects: AppendedObject[],
  size: number,
  { root, info, first, encrypt }: AppendedTrailer,
): Uint8Array {
  const section = findSection(bytes);
  if (!section) throw new Error('An update needs a readable cross-reference section.');
  const parts: Uint8Array[] = [bytes, Buffer.from('\n')];
  const entries: Entry[] = [];
  let end = bytes.length + 1;
  let number = objects.reduce((most, object) => Math.max(most, object.number + 1), size);
  const isPacked = ({ text }: AppendedObject) => section.isStream && text !== undefined;
  const streams = packObjects(objects.filter(isPacked), number);
  number += streams.length;
  for (const object of [...objects.filter((one) => !isPacked(one)), ...streams]) {
    entries.push({ number: object.number, generation: object.generation, offset: end });
    parts.push(object.bytes);
    end += object.bytes.length;
  }
  for (const { number: inStream, packed = [] } of streams)
    for (const [index, one] of packed.entries())
      entries.push({ number: one.number, generation: 0, inStream, index });
  const hash = createHash('md5');
  for (const part of parts) hash.update(part);
  const revision = `<${hash.digest('hex').toUpperCase()}>`;
  const trailer = [
    `/Root ${root}`,
    info ? `/Info ${info}` : '',
    encrypt ? `/Encrypt ${encrypt}` : '',
    `/ID [${first ?? revision} ${revision}]`,
    `/Prev ${section.offset}`,
  ].join(' ');
  parts.push((section.isStream ? writeXrefStream : writeXrefTable)(entries, end, trailer, number));
  return Buffer.concat(parts);
}

type ObjectStream = AppendedObject & { packed?: AppendedObject[] };

/** Streams of objects, numbered from `first`. */
function packObjects(objects: AppendedObject[], first: number): ObjectStream[] {
  const streams: ObjectStream[] = [];
  for (let start = 0; start < objects.length; start += OBJECTS_PER_STREAM) {
    const packed = objects.slice(start, start + OBJECTS_PER_STREAM);
    const number = first + streams.length;
    const { dict, raw } = objectStream(packed.map((one) => ({ number: one.number, text: one.text ?? '' })));
    const entries = writeDict(new Map(dict).set('Length', raw.length), (ref) => ref.number);
    const head = Buffer.from(`${number} 0 obj\n${entries}\nstream\n`);
    const bytes = Buffer.concat([head, raw, Buffer.from('\nendstream\nendobj\n')]);
    streams.push({ number, generation: 0, bytes, packed });
  }
  return streams;
}

/** Runs of following numbers, as both kinds of section list them. */
function runsOf(entries: Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  for (const entry of entries.toSorted((a, b) => a.number - b.number)) {
    const run = runs.at(-1);
    if (run && run.at(-1)!.number + 1 === entry.number) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

function writeXrefTable(entries: Entry[], offset: number, trailer: string, size: number): Buffer {
  const lines = runsOf(entries).flatMap((run) => [
    `${run[0]!.number} ${run.length}\n`,
    ...run.map(
      (entry) => `${pad('offset' in entry ? entry.offset : 0, 10)} ${pad(entry.generation, 5)} n \n`,
    ),
  ]);
  const end = `startxref\n${offset}\n%%EOF\n`;
  return Buffer.from(`xref\n${lines.join('')}trailer\n<< /Size ${size} ${trailer} >>\n${end}`);
}

/** A file whose table is a stream goes on with one, which is an object itself. */
function writeXrefStream(entries: Entry[], offset: number, trailer: string, number: number): Buffer {
  const runs = runsOf([...entries, { number, generation: 0, offset }]);
  const rows = runs.flat().map((entry) => {
    const isPacked = 'inStream' in entry;
    const row = Buffer.alloc(8, isPacked ? 2 : 1);
    row.writeUIntBE(isPacked ? entry.inStream : entry.offset, 1, 5);
    row.writeUInt16BE(isPacked ? entry.index : entry.generation, 6);
    return row;
  });
  const index = runs.map((run) => `${run[0]!.number} ${run.length}`).join(' ');
  const keys = `/Type /XRef /Size ${number + 1} /W [1 5 2] /Index [${index}] ${trailer}`;
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${keys} /Length ${rows.length * 8} >>\nstream\n`),
    ...rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${offset}\n%%EOF\n`),
  ]);
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
