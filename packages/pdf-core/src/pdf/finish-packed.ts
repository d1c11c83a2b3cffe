import { createHash } from 'node:crypto';
import { objectStream, OBJECTS_PER_STREAM, type Written, xrefStream } from './graph/write-graph.ts';
import { makeDict } from './make-value.ts';
import { type PdfDict, PdfRef, type PdfStream, PdfString } from './values.ts';
import { writeDict } from './write-value.ts';
import { ByteWriter, type PdfWriter } from './writer.ts';

const BEGINNING = ' 0 obj\n';
const END = Buffer.from('\nendobj\n');
const END_OF_STREAM = Buffer.from('\nendstream\nendobj\n');

/** As PdfWriter.finish, with the objects packed into compressed streams, and the cross-reference as well. */
export function finishPacked(writer: PdfWriter, root: number, info: number): Buffer {
  const { bytes, length } = writer;
  const starts = writer.starts();
  const order = [...starts.keys()].filter((number) => starts[number]).sort((a, b) => starts[a]! - starts[b]!);
  const out = new ByteWriter(length);
  const places: Written[] = [];
  const packed: { number: number; text: string }[] = [];
  out.copy(bytes, 0, order.length ? starts[order[0]!]! : length);
  for (const [index, number] of order.entries()) {
    const start = starts[number]!;
    const next = order[index + 1];
    const end = next === undefined ? length : starts[next]!;
    if (bytes.subarray(end - END_OF_STREAM.length, end).equals(END_OF_STREAM)) {
      places[number] = { offset: out.length };
      out.copy(bytes, start, end);
      continue;
    }
    const body = start + String(number).length + BEGINNING.length;
    packed.push({ number, text: bytes.toString('latin1', body, end - END.length) });
  }
  let number = starts.length;
  for (let first = 0; first < packed.length; first += OBJECTS_PER_STREAM) {
    const group = packed.slice(first, first + OBJECTS_PER_STREAM);
    for (const [index, one] of group.entries()) places[one.number] = { inStream: number, index };
    places[number] = { offset: out.length };
    writeStream(out, number++, objectStream(group));
  }
  const start = out.length;
  places[number] = { offset: start };
  writeStream(out, number, xrefStream(places, trailerOf(places, root, info)));
  out.text(`startxref\n${start}\n%%EOF\n`);
  return out.done();
}

/** The positions of all objects identify a file well enough for its /ID. */
function trailerOf(places: Written[], root: number, info: number): PdfDict {
  const digest = createHash('md5').update(JSON.stringify(places)).digest('hex');
  const id = new PdfString(Buffer.from(`<${digest}>`));
  return makeDict({ Root: new PdfRef(root), Info: new PdfRef(info), ID: [id, id] });
}

function writeStream(out: ByteWriter, number: number, { dict, raw }: PdfStream): void {
  const entries = writeDict(new Map(dict).set('Length', raw.length), (ref) => ref.number);
  out.text(`${number} 0 obj\n${entries}\nstream\n`);
  out.copy(raw, 0, raw.length);
  out.text('\nendstream\nendobj\n');
}
