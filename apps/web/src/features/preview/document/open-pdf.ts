import {
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  PDFWorker,
  VerbosityLevel,
  getDocument,
} from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the address of the file, which the bundler exports
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { networkError } from '../../../lib/api/rest-call.ts';
import { CountedCanvases } from '../pages/drawing-budget.ts';
import { takeOpening } from './open-early.ts';
import { FileSource } from './pdf-source.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

const PART_BYTES = 64 * 1024;

/** Only what is looked at is fetched, all of it from one version. The policy of the pages allows no wasm: pdf.js has decoders without it. */
export function openPdf(
  file: { id: string; size: number; version: number },
  onFailure: (error: unknown) => void,
): { task: PDFDocumentLoadingTask; close: () => void } {
  const early = takeOpening(file.id);
  const worker = early && adopt(early.worker, onFailure);
  const task = getDocument({
    range: new FileSource(file, onFailure, early?.parts),
    rangeChunkSize: PART_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${PDF_ASSETS}cmaps/`,
    standardFontDataUrl: `${PDF_ASSETS}standard_fonts/`,
    wasmUrl: `${PDF_ASSETS}wasm/`,
    useWasm: false,
    CanvasFactory: CountedCanvases,
    verbosity: VerbosityLevel.ERRORS,
    ...(worker ? { worker } : {}),
  });
  const end = () => {
    worker?.destroy();
    early?.worker.terminate();
  };
  return { task, close: () => void task.destroy().then(end, end) };
}

/** pdf.js waits for ever for a thread that it was given and whose code never came. */
function adopt(thread: Worker, onFailure: (error: unknown) => void): PDFWorker {
  const refuse = () => onFailure(networkError);
  thread.addEventListener('error', refuse);
  thread.addEventListener('message', () => thread.removeEventListener('error', refuse), { once: true });
  return PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS });
}
