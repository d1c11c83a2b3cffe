import { createRequire } from 'node:module';
import type { Worker as ReaderThread } from 'node:worker_threads';
import type Tesseract from 'tesseract.js';
import { PdfError } from '../../errors.ts';
import { type Languages, withLanguages } from './languages.ts';

/** A tesseract in a thread of its own. */
export type Reader = Tesseract.Worker & { worker: ReaderThread };

const idle = new Map<string, Reader[]>();
/** Who is told how much of a picture each thread has read, from 0 to 1. */
const watchers = new WeakMap<ReaderThread, (share: number) => void>();

/** Lends a reader for a language; it stays warm for the next. One that fails or is cut short is thrown away. */
export async function withReader<T>(
  languages: Languages,
  { signal, onShare }: { signal?: AbortSignal; onShare?: (share: number) => void },
  use: (reader: Reader) => Promise<T>,
): Promise<T> {
  const key = JSON.stringify([languages.codes, languages.folder]);
  const reader = idle.get(key)?.pop() ?? (await startReader(languages));
  reader.worker.ref();
  if (onShare) watchers.set(reader.worker, onShare);
  try {
    const result = await untilAborted(signal, use(reader));
    // An idle reader is no reason for the process to stay.
    reader.worker.unref();
    idle.set(key, [...(idle.get(key) ?? []), reader]);
    return result;
  } catch (error) {
    await reader.terminate();
    throw error;
  } finally {
    watchers.delete(reader.worker);
  }
}

/** Ends the readers that wait for work. */
export async function closeReaders(): Promise<void> {
  const waiting = [...idle.values()].flat();
  idle.clear();
  await Promise.all(waiting.map((reader) => reader.terminate()));
}

function startReader(languages: Languages): Promise<Reader> {
  return withLanguages(languages, async (langPath) => {
    let thread: ReaderThread | undefined;
    // tesseract.js is CommonJS and its types declare a namespace.
    const { createWorker, OEM } = createRequire(import.meta.url)('tesseract.js') as typeof Tesseract;
    const settings = {
      langPath,
      // The data is looked at, not its name: it may be packed all the same.
      gzip: false,
      cacheMethod: 'none',
      // Without a handler a failure would be thrown where nobody can catch it; the call itself rejects as well.
      errorHandler: () => undefined,
      logger: ({ status, progress }: Tesseract.LoggerMessage) => {
        if (thread && status === 'recognizing text') watchers.get(thread)?.(progress);
      },
    };
    const reader = (await createWorker(languages.codes, OEM.LSTM_ONLY, settings)) as Reader;
    thread = reader.worker;
    await reader.setParameters({
      tessedit_pageseg_mode: '3' as Tesseract.PSM,
      // A capital I is read as | far more often than a real one occurs.
      tessedit_char_blacklist: '|',
      // Tesseract's console output does not help users of the tool.
      debug_file: '/dev/null',
    });
    return reader;
  });
}

function untilAborted<T>(signal: AbortSignal | undefined, work: Promise<T>): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new PdfError('work_stopped'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
