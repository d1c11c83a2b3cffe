import { PDFDataRangeTransport } from 'pdfjs-dist';
import { networkError, restError, withToken } from '../../../lib/api/rest-call.ts';
import { type Range, joinRanges } from '../find/join-ranges.ts';
import type { Part } from './open-early.ts';

const TRIES = 3;
/** More than a screenful of pages, and little enough that the first of it is soon there. */
const MOST_BYTES = 2 * 1024 * 1024;
const AGAIN_MS = 600;

/**
 * A document that is fetched in the parts that are looked at. pdf.js's own requests would go on with a token that has run
 * out; these renew it. `onFailure` is told when a part cannot be had, since pdf.js waits for it for ever.
 */
export class FileSource extends PDFDataRangeTransport {
  readonly #address: string;
  readonly #onFailure: (error: unknown) => void;
  readonly #early: Promise<Part | null>[];
  readonly #stop = new AbortController();
  #wanted: Range[] = [];

  constructor(
    file: { id: string; size: number; version: number },
    onFailure: (error: unknown) => void,
    early: Promise<Part | null>[] = [],
  ) {
    super(file.size, null);
    this.#address = `/api/files/${file.id}/download?version=${file.version}`;
    this.#onFailure = onFailure;
    this.#early = early;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#wanted.push({ begin, end });
    // A document whose pages are listed one by one is asked for in hundreds of parts in a row.
    if (this.#wanted.length === 1) setTimeout(() => this.#bringWanted());
  }

  #bringWanted(): void {
    for (const range of joinRanges(this.#wanted, MOST_BYTES)) void this.#bring(range, range.parts);
    this.#wanted = [];
  }

  override abort(): void {
    this.#stop.abort();
  }

  async #bring({ begin, end }: Range, parts: Range[]): Promise<void> {
    const { signal } = this.#stop;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const bytes =
          (await this.#findEarly(begin, end)) ?? (await fetchRange(this.#address, begin, end, signal));
        if (signal.aborted) return;
        for (const part of parts)
          this.onDataRange(part.begin, bytes.slice(part.begin - begin, part.end - begin));
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (attempt === TRIES || error !== networkError) return this.#onFailure(error);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS * attempt));
      }
    }
  }

  async #findEarly(begin: number, end: number): Promise<Uint8Array | undefined> {
    for (const part of await Promise.all(this.#early))
      if (part && part.begin <= begin && end <= part.begin + part.bytes.length)
        return part.bytes.subarray(begin - part.begin, end - part.begin);
    return undefined;
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
