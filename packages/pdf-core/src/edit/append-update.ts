import { PDFArray, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { type AppendedObject, appendSection } from '../pdf/append-section.ts';
import type { EditedDocument } from './edited-document.ts';

/** The document's own bytes, followed by what was changed in it and added to it. */
export function appendUpdate(doc: EditedDocument): Uint8Array {
  const { context } = doc.pdf;
  const objects: AppendedObject[] = [];
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (ref.objectNumber <= doc.lastOriginalNumber && !doc.touched.has(ref)) continue;
    const { objectNumber: number, generationNumber: generation } = ref;
    objects.push({ number, generation, bytes: serialize(ref, object) });
  }
  // Without changes there is no update: an empty one would make the file invalid.
  if (!objects.length) return doc.bytes;
  const { Root, Info, ID } = context.trailerInfo;
  const ids = context.lookup(ID);
  return appendSection(doc.bytes, objects, doc.lastOriginalNumber + 1, {
    root: String(Root),
    info: Info instanceof PDFRef ? String(Info) : undefined,
    first: ids instanceof PDFArray && ids.size() ? String(ids.get(0)) : undefined,
  });
}

function serialize(ref: PDFRef, object: PDFObject): Uint8Array {
  const head = Buffer.from(`${ref.objectNumber} ${ref.generationNumber} obj\n`);
  const body = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(body, 0);
  return Buffer.concat([head, body, Buffer.from('\nendobj\n')]);
}
