import { straighten } from '../crypt/straighten.ts';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { hasAbsurdTable } from '../pdf/absurd-table.ts';
import { refuseEndlessStreams } from '../pdf/endless-streams.ts';
import { type Engine, forgetEngine, loadEngine } from './engine.ts';
import { allocate } from './memory.ts';

/** A heap never shrinks: one that a huge page has blown up beyond this is not kept for the next document. */
const LARGEST_IDLE_HEAP = 384 * 1024 * 1024;

/** An open document. It lives as long as the `withDocument` that opened it. */
export type PdfiumDocument = {
  engine: Engine;
  handle: number;
  /** The form of the document, so that fields are drawn as a viewer draws them. */
  form: number;
  pageCount: number;
};

export type OpenOptions = { password?: string };

/** Opens a document, hands it to `use`, and closes it with all it holds, whatever happens. */
export async function withDocument<T>(
  bytes: Uint8Array,
  options: OpenOptions,
  use: (document: PdfiumDocument) => T | Promise<T>,
): Promise<T> {
  if (!bytes.length) throw new PdfError('empty', 'The file is empty.');
  refuseEndlessStreams(bytes);
  const engine = await loadEngine();
  const closers: (() => void)[] = [];
  try {
    const sound = hasAbsurdTable(bytes) ? straighten(bytes) : bytes;
    return await use(openDocument(engine, sound, options, closers));
  } catch (error) {
    if (!isTrap(error)) throw error;
    // Closing would walk through a heap that is no longer sound; engine and heap go together.
    closers.length = 0;
    forgetEngine();
    throw trapError(error);
  } finally {
    for (const close of closers.toReversed()) close();
    if (engine.heap().length > LARGEST_IDLE_HEAP) forgetEngine();
  }
}

function openDocument(
  engine: Engine,
  bytes: Uint8Array,
  options: OpenOptions,
  closers: (() => void)[],
): PdfiumDocument {
  const data = allocate(engine, bytes.length);
  closers.push(() => engine.direct.free(data));
  engine.heap().set(bytes, data);
  const handle = openHandle(engine, data, bytes.length, options.password);
  closers.push(() => engine.FPDF_CloseDocument(handle));
  const pageCount = engine.FPDF_GetPageCount(handle);
  if (pageCount < 1) throw new PdfError('empty', 'The document has no pages.');
  if (pageCount > limits.pages)
    throw new PdfError('too_complex', `The document has more than ${limits.pages} pages.`, { pageCount });
  return { engine, handle, form: openForm(engine, handle, closers), pageCount };
}

function openHandle(engine: Engine, data: number, size: number, password = ''): number {
  const handle = engine.FPDF_LoadMemDocument(data, size, password);
  if (handle) return handle;
  // 4 is a missing or wrong password, 5 a way of encrypting that PDFium does not know.
  const reason = engine.FPDF_GetLastError();
  if (reason === 4 && password)
    throw new PdfError('encrypted', 'The password is wrong.', { wrongPassword: true });
  if (reason === 4) throw new PdfError('encrypted', 'The document is protected by a password.');
  if (reason === 5)
    throw new PdfError('unsupported', 'The document is encrypted in a way that is not supported.');
  throw new PdfError('corrupt', 'The file is not a PDF document, or it is damaged beyond repair.');
}

function openForm(engine: Engine, handle: number, closers: (() => void)[]): number {
  const info = engine.PDFiumExt_OpenFormFillInfo();
  closers.push(() => engine.PDFiumExt_CloseFormFillInfo(info));
  const form = engine.PDFiumExt_InitFormFillEnvironment(handle, info);
  if (!form) return 0;
  closers.push(() => engine.PDFiumExt_ExitFormFillEnvironment(form));
  // Viewers tint fields to say "fill me in"; a picture of the page does not want that.
  engine.FPDF_SetFormFieldHighlightAlpha(form, 0);
  return form;
}

/** A wasm trap or an exhausted stack: the document was made, or damaged, so that PDFium cannot go on. */
function isTrap(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.constructor.name === 'RuntimeError');
}

function trapError(error: unknown): PdfError {
  const outOfMemory = error instanceof Error && /memory|OOM|stack/i.test(error.message);
  return outOfMemory
    ? new PdfError('too_complex', 'The document needs more memory than it may have.', undefined, error)
    : new PdfError('corrupt', 'The document is damaged in a way that cannot be read.', undefined, error);
}
