import { PDFDataRangeTransport } from 'pdfjs-dist';
import { networkError, restError, withToken } from '../../lib/rest-call.ts';

const TRIES = 3;
const AGAIN_MS = 600;

/**
 * A document that is fetched in the parts that are looked at. pdf.js's own requests would go on with a token that has run
 * out; these renew it. `onFailure` is told when a part cannot be had, since pdf.js waits for it for ever.
 */
export class FileSource extends PDFDataRangeTransport {
  readonly #address: string;
  readonly #onFailure: (error: unknown) => void;
  readonly #stop = new AbortController();

  constructor(file: { id: string; size: number }, onFailure: (error: unknown) => void) {
    super(file.size, null);
    this.#address = `/api/files/${file.id}/download`;
    this.#onFailure = onFailure;
  }

  override requestDataRange(begin: number, end: number): void {
    void this.#bring(begin, end);
  }

  override abort(): void {
    this.#stop.abort();
  }

  async #bring(begin: number, end: number): Promise<void> {
    const { signal } = this.#stop;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const bytes = await fetchRange(this.#address, begin, end, signal);
        if (!signal.aborted) this.onDataRange(begin, bytes);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (attempt === TRIES || error !== networkError) return this.#onFailure(error);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * attempt));
      }
    }
  }
}

/** `end` is one past the last byte. */
async function fetchRange(
  address: string,
  begin: number,
  end: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  try {
    const answer = await withToken((headers) =>
      fetch(address, { signal, headers: { ...headers, range: `bytes=${begin}-${end - 1}` } }),
    );
    if (answer.status !== 206) throw restError(await answer.text());
    return new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    // `fetch` fails with a TypeError when there is no connection, and with nothing else.
    throw error instanceof TypeError ? networkError : error;
  }
}
