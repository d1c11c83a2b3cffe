import { asBytes } from '../pdf/as-bytes.ts';
import { PdfError } from '../errors.ts';
import { withinPageTime } from '../page-clock.ts';
import { type OpenOptions, type PdfiumDocument, withDocument } from './document.ts';
import { withMemory } from './memory.ts';

const NO_INCREMENTAL = 2;
const REMOVE_SECURITY = 3;

/** The document written anew, with a sound cross-reference table. */
export function saveDocument(document: PdfiumDocument, options: { removeSecurity?: boolean } = {}): Buffer {
  const { engine, handle } = document;
  const writer = engine.PDFiumExt_OpenFileWriter();
  try {
    const kind = options.removeSecurity ? REMOVE_SECURITY : NO_INCREMENTAL;
    withinPageTime(() => engine.FPDF_SaveAsCopy(handle, writer, kind));
    const size = engine.PDFiumExt_GetFileWriterSize(writer);
    if (!size) throw new PdfError('document_unwritable');
    return withMemory(engine, size, (target) => {
      engine.PDFiumExt_GetFileWriterData(writer, target, size);
      return Buffer.from(engine.heap().subarray(target, target + size));
    });
  } finally {
    engine.PDFiumExt_CloseFileWriter(writer);
  }
}

/** A broken document read with all of PDFium's patience and written soundly. */
export function repairDocument(bytes: Uint8Array, options: OpenOptions = {}): Promise<Buffer> {
  return rewriteDocument(bytes, options);
}

/** As `repairDocument`, and without its encryption where that is wanted. */
export async function rewriteDocument(
  bytes: Uint8Array,
  options: OpenOptions & { removeSecurity?: boolean },
): Promise<Buffer> {
  const save = (source: Uint8Array) =>
    withDocument(source, options, (document) => saveDocument(document, options));
  try {
    return await save(bytes);
  } catch (error) {
    const salvaged = addTrailer(bytes);
    if (!(error instanceof PdfError && error.code === 'corrupt') || !salvaged) throw error;
    return save(salvaged);
  }
}

/** PDFium rebuilds a lost table of objects but never looks for a lost root: name the last catalog as that. */
function addTrailer(bytes: Uint8Array): Buffer | undefined {
  const text = asBytes(bytes).toString('latin1');
  const catalog = /\/Type\s*\/Catalog\b/g;
  let last = -1;
  for (let match = catalog.exec(text); match; match = catalog.exec(text)) last = match.index;
  const before = text.slice(Math.max(0, last - 4000), Math.max(0, last));
  const [, number, generation] = [...before.matchAll(/\b(\d{1,10}) (\d{1,5}) obj/g)].at(-1) ?? [];
  if (!number) return undefined;
  const trailer = `\ntrailer\n<< /Root ${number} ${generation} R >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([bytes, Buffer.from(trailer)]);
}
