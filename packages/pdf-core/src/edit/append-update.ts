import type { EncryptedUpdate } from '../crypt/keep-protection.ts';
import { recodeObject } from '../crypt/recode.ts';
import { type AppendedObject, appendSection } from '../pdf/append-section.ts';
import { dictOf, resolve } from '../pdf/graph/access.ts';
import { PdfRef, PdfStream, PdfString, type PdfValue } from '../pdf/values.ts';
import { writeDict, writeValue } from '../pdf/write-value.ts';
import type { EditedDocument } from './edited-document.ts';

/** The document's own bytes, followed by what was changed in it and added to it. */
export function appendUpdate({ bytes, graph, touched, firstNew, update }: EditedDocument): Uint8Array {
  const numberOf = ({ number }: PdfRef) => number;
  const generationOf = ({ number }: PdfRef) => graph.generations.get(number) ?? 0;
  const write = (value: PdfValue) => writeValue(value, numberOf, generationOf);
  const writeObject = (number: number): AppendedObject => {
    const generation = graph.generations.get(number) ?? 0;
    const value = graph.objects.get(number) ?? null;
    const head = Buffer.from(`${number} ${generation} obj\n`);
    const seal = sealing(update, number, generation);
    if (!(value instanceof PdfStream)) {
      const text = write(value);
      const whole = Buffer.concat([head, seal.text(text), Buffer.from('\nendobj\n')]);
      // What a signature covers is said by places in the file, and what is encrypted has its own number: both stand as they are.
      const canPack = !update && generation === 0 && !dictOf(value)?.has('ByteRange');
      return { number, generation, bytes: whole, ...(canPack && { text }) };
    }
    const writeHead = (length: number) =>
      writeDict(new Map(value.dict).set('Length', length), numberOf, generationOf);
    const raw = seal.stream(value.raw, writeHead(0));
    const parts = [head, seal.text(writeHead(raw.length)), Buffer.from('\nstream\n'), raw];
    return { number, generation, bytes: Buffer.concat([...parts, Buffer.from('\nendstream\nendobj\n')]) };
  };
  const isNew = (number: number) => number >= firstNew && number < graph.nextNumber;
  const changed = [...graph.objects.keys()].filter((number) => isNew(number) || touched.has(number));
  // Without changes there is no update: an empty one would make the file invalid.
  if (!changed.length) return update?.bytes ?? bytes;
  const info = graph.trailer.get('Info');
  const ids = resolve(graph, graph.trailer.get('ID'));
  const first = Array.isArray(ids) ? resolve(graph, ids[0]) : undefined;
  return appendSection(update?.bytes ?? bytes, changed.toSorted((a, b) => a - b).map(writeObject), firstNew, {
    root: write(graph.trailer.get('Root') ?? null),
    info: info instanceof PdfRef ? write(info) : undefined,
    first: update ? update.first : first instanceof PdfString ? write(first) : undefined,
    encrypt: update?.encrypt,
  });
}

/** An object as it is written: in an encrypted document its strings and its stream are encrypted, by its number. */
function sealing(update: EncryptedUpdate | undefined, number: number, generation: number) {
  const recode = (text: string) => {
    const bytes = Buffer.from(text, 'latin1');
    const string = (data: Buffer) => update?.string(data, number, generation) ?? data;
    return recodeObject(bytes, 0, bytes.length, string, undefined);
  };
  return {
    text: (text: string) => (update ? Buffer.concat(recode(text).parts) : Buffer.from(text, 'latin1')),
    stream: (raw: Uint8Array, dict: string) => {
      if (!update) return raw;
      const { hasCryptFilter, isMetadata } = recode(dict);
      return hasCryptFilter ? raw : update.stream(raw, number, generation, isMetadata);
    },
  };
}
