import { type AppendedObject, appendSection } from '../pdf/append-section.ts';
import { dictOf, resolve } from '../pdf/graph/access.ts';
import { PdfRef, PdfStream, PdfString, type PdfValue } from '../pdf/values.ts';
import { writeDict, writeValue } from '../pdf/write-value.ts';
import type { EditedDocument } from './edited-document.ts';

/** The document's own bytes, followed by what was changed in it and added to it. */
export function appendUpdate({ bytes, graph, touched, firstNew }: EditedDocument): Uint8Array {
  const numberOf = ({ number }: PdfRef) => number;
  const generationOf = ({ number }: PdfRef) => graph.generations.get(number) ?? 0;
  const write = (value: PdfValue) => writeValue(value, numberOf, generationOf);
  const writeObject = (number: number): AppendedObject => {
    const generation = graph.generations.get(number) ?? 0;
    const value = graph.objects.get(number) ?? null;
    const head = Buffer.from(`${number} ${generation} obj\n`);
    if (!(value instanceof PdfStream)) {
      const text = write(value);
      const whole = Buffer.concat([head, Buffer.from(`${text}\nendobj\n`, 'latin1')]);
      // What a signature covers is said by places in the file: it stands in the file as it is.
      const canPack = generation === 0 && !dictOf(value)?.has('ByteRange');
      return { number, generation, bytes: whole, ...(canPack && { text }) };
    }
    const dict = writeDict(new Map(value.dict).set('Length', value.raw.length), numberOf, generationOf);
    const [start, end] = [Buffer.from(`${dict}\nstream\n`, 'latin1'), Buffer.from('\nendstream\nendobj\n')];
    return { number, generation, bytes: Buffer.concat([head, start, value.raw, end]) };
  };
  const isNew = (number: number) => number >= firstNew && number < graph.nextNumber;
  const changed = [...graph.objects.keys()].filter((number) => isNew(number) || touched.has(number));
  // Without changes there is no update: an empty one would make the file invalid.
  if (!changed.length) return bytes;
  const info = graph.trailer.get('Info');
  const ids = resolve(graph, graph.trailer.get('ID'));
  const first = Array.isArray(ids) ? resolve(graph, ids[0]) : undefined;
  return appendSection(bytes, changed.toSorted((a, b) => a - b).map(writeObject), firstNew, {
    root: write(graph.trailer.get('Root') ?? null),
    info: info instanceof PdfRef ? write(info) : undefined,
    first: first instanceof PdfString ? write(first) : undefined,
  });
}
