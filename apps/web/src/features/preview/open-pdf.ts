import { GlobalWorkerOptions, type PDFDocumentLoadingTask, VerbosityLevel, getDocument } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the address of the file, which the bundler exports
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { FileSource } from './pdf-source.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

const PART_BYTES = 64 * 1024;

/** Only what is looked at is fetched. The policy of the pages allows no wasm: pdf.js has decoders without it. */
export function openPdf(
  file: { id: string; size: number },
  onFailure: (error: unknown) => void,
): PDFDocumentLoadingTask {
  return getDocument({
    range: new FileSource(file, onFailure),
    rangeChunkSize: PART_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${PDF_ASSETS}cmaps/`,
    standardFontDataUrl: `${PDF_ASSETS}standard_fonts/`,
    wasmUrl: `${PDF_ASSETS}wasm/`,
    useWasm: false,
    verbosity: VerbosityLevel.ERRORS,
  });
}
