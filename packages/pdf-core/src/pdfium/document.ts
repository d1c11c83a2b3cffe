import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { refuseEndlessStreams } from '../pdf/endless-streams.ts';
import { decryptIfNeeded } from '../crypt/decrypt-if-needed.ts';
import { attempt, attemptUnlessComplex } from '../pdf/attempt.ts';
import { openDocument } from '../pdf/open.ts';
import { withinPageTime } from '../page-clock.ts';
import { recoverByReading } from '../recover/recover-by-reading.ts';
import { type Scales, weighPages } from '../weigh/weigh-document.ts';
import { type Engine, forgetEngine, loadEngine } from './engine.ts';
import { allocate } from './memory.ts';
import { nameLetters } from './name-letters.ts';

/** A heap never shrinks: one that a huge page has blown up beyond this is not kept for the next document. */
const LARGEST_IDLE_HEAP = 384 * 1024 * 1024;

/** PDFium ends itself where it gets no memory: a heap as large was asked to grow by about as much, and could not. */
const FULL = 0.4;

/** An open document. It lives as long as the `withDocument` that opened it. */
export type PdfiumDocument = {
  engine: Engine;
  handle: number;
  /** The form of the document, so that fields are drawn as a viewer draws them. */
  form: number;
  pageCount: number;
  /** The cost of its pages, if our own reader can compute it. */
  scales: Scales | undefined;
};

export type OpenOptions = { password?: string };

/** Opens a document, hands it to `use`, and closes it with all it holds, whatever happens. */
export async function withDocument<T>(
  bytes: Uint8Array,
  options: OpenOptions,
  use: (document: PdfiumDocument) => T | Promise<T>,
): Promise<T> {
  if (!bytes.length) throw new PdfError('file_empty');
  refuseEndlessStreams(bytes);
  const engine = await loadEngine();
  const closers: (() => void)[] = [];
  try {
    const sound = recoverByReading(bytes)?.bytes ?? bytes;
    const known = readFirst(sound, options.password);
    const document = withinPageTime(() => openReadable(engine, known?.named ?? sound, options, closers));
    return await use({ ...document, scales: known?.scales });
  } catch (error) {
    if (!isTrap(error)) throw error;
    // Closing would walk through a heap that is no longer sound; engine and heap go together.
    closers.length = 0;
    forgetEngine();
    throw trapError(error, engine);
  } finally {
    for (const close of closers.toReversed()) close();
    if (engine.heap().length > LARGEST_IDLE_HEAP) forgetEngine();
  }
}

/** Our own reader looks at each page and font before PDFium does; of what it cannot read PDFium's time and memory are bounded alone. */
function readFirst(bytes: Uint8Array, password: string | undefined) {
  return attemptUnlessComplex(() => {
    const open = openDocument(decryptIfNeeded(bytes, password));
    return { scales: weighPages(open), named: nameLetters(open) };
  });
}

/** PDFium does not try the empty password as the owner's, as other readers do. */
function openReadable(
  engine: Engine,
  bytes: Uint8Array,
  options: OpenOptions,
  closers: (() => void)[],
): Omit<PdfiumDocument, 'scales'> {
  try {
    return openHandles(engine, bytes, options, closers);
  } catch (error) {
    const isLocked = error instanceof PdfError && error.reason === 'password_needed';
    const plain = isLocked && attempt(() => decryptIfNeeded(bytes));
    if (!plain) throw error;
    return openHandles(engine, plain, options, closers);
  }
}

function openHandles(
  engine: Engine,
  bytes: Uint8Array,
  options: OpenOptions,
  closers: (() => void)[],
): Omit<PdfiumDocument, 'scales'> {
  const data = allocate(engine, bytes.length);
  closers.push(() => engine.direct.free(data));
  engine.heap().set(bytes, data);
  const handle = openHandle(engine, data, bytes.length, options.password);
  closers.push(() => engine.FPDF_CloseDocument(handle));
  const pageCount = engine.FPDF_GetPageCount(handle);
  if (pageCount < 1) throw new PdfError('document_without_pages');
  if (pageCount > limits.pages)
    throw new PdfError('too_many_pages', { limit: limits.pages }, { details: { pageCount } });
  return { engine, handle, form: openForm(engine, handle, closers), pageCount };
}

function openHandle(engine: Engine, data: number, size: number, password = ''): number {
  const handle = engine.FPDF_LoadMemDocument(data, size, password);
  if (handle) return handle;
  // 4 is a missing or wrong password, 5 a way of encrypting that PDFium does not know.
  const reason = engine.FPDF_GetLastError();
  if (reason === 4 && password) throw new PdfError('password_wrong');
  if (reason === 4) throw new PdfError('password_needed');
  if (reason === 5) throw new PdfError('encryption_unsupported');
  throw new PdfError('not_a_pdf');
}

function openForm(engine: Engine, handle: number, closers: (() => void)[]): number {
  const info = engine.PDFiumExt_OpenFormFillInfo();
  closers.push(() => engine.PDFiumExt_CloseFormFillInfo(info));
  const form = engine.PDFiumExt_InitFormFillEnvironment(handle, info);
  if (!form) return 0;
  closers.push(() => engine.PDFiumExt_ExitFormFillEnvironment(form));
  // Viewers highlight form fields; a picture of the page should not.
  engine.FPDF_SetFormFieldHighlightAlpha(form, 0);
  return form;
}

/** A wasm trap or an exhausted stack: the document was made, or damaged, so that PDFium cannot go on. */
function isTrap(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.constructor.name === 'RuntimeError');
}

function trapError(error: unknown, engine: Engine): PdfError {
  const isFull = engine.heap().length > FULL * limits.pdfiumBytes;
  const outOfMemory = isFull || (error instanceof Error && /memory|OOM|stack/i.test(error.message));
  return outOfMemory
    ? new PdfError('too_much_memory', null, { cause: error })
    : new PdfError('document_damaged', null, { cause: error });
}
