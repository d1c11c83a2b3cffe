import { PDFFindController } from 'pdfjs-dist/web/pdf_viewer.mjs';

export interface Hit {
  /** From 1. */
  page: number;
  /** Its place among the hits of its page, from 0. */
  place: number;
  before: string;
  words: string;
  after: string;
}

const AROUND = 42;
/** A letter that stands on every line would make a list nobody reads. */
const MOST_HITS = 2000;

/** pdf.js's search, which also keeps what stands around each hit, and can go to any of them. */
export class PdfFinder extends PDFFindController {
  #hits = new Map<number, Hit[]>();
  #query: unknown;

  override match(query: string | string[], content: string, pageIndex: number) {
    if (query !== this.#query) {
      this.#query = query;
      this.#hits = new Map();
    }
    const found = super.match(query, content, pageIndex);
    this.#hits.set(
      pageIndex,
      (found ?? []).slice(0, MOST_HITS).map(({ index, length }, place) => ({
        page: pageIndex + 1,
        place,
        before: content.slice(Math.max(0, index - AROUND), index).trimStart(),
        words: content.slice(index, index + length),
        after: content.slice(index + length, index + length + AROUND),
      })),
    );
    return found;
  }

  /** In the order of the pages, of those that were read so far. */
  listHits(): Hit[] {
    return [...this.#hits.entries()]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([, hits]) => hits)
      .slice(0, MOST_HITS);
  }

  forgetHits(): void {
    this.#query = undefined;
    this.#hits = new Map();
  }

  /** The text of the pages is read again by the next search. False where none was read yet. */
  forgetText(): boolean {
    const { _pdfDocument: pdf } = this;
    if (!pdf) return false;
    this.forgetHits();
    this.setDocument(pdf);
    return true;
  }

  /** The next search lands on this hit: the controller goes one on from where its offset stands. */
  standBefore({ page, place }: Hit): void {
    const { _offset: offset } = this;
    if (offset) Object.assign(offset, { pageIdx: page - 1, matchIdx: place - 1, wrapped: false });
  }
}
