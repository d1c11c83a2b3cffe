import { withDocument } from '../../pdfium/document.ts';
import { readPageInput } from '../../pdfium/page-input.ts';
import { PdfError } from '../../errors.ts';
import { attempt } from '../../pdf/attempt.ts';
import { listRevisionEnds, openRevision } from '../../sign/revisions.ts';
import { type CarriedItem, makeItem, shortened } from './carried.ts';

/** Earlier states of a file are told apart; the text of so many of them is compared with the last, newest first. */
const MOST_COMPARED = 5;
const MOST_REVISIONS = 200;
const MOST_PAGES = 200;

/**
 * Earlier states that are still in a file, oldest first, with their bytes. `value` is what they show and the last does
 * not, shortened.
 */
export async function findRevisions(
  bytes: Buffer,
  password: string | undefined,
  isLate: () => boolean,
): Promise<CarriedItem[]> {
  const ends = listRevisionEnds(bytes, 0).slice(0, -1).slice(-MOST_REVISIONS);
  // The first part of a file that is made to be shown while it loads is no earlier state.
  const whole = ends.filter((end) =>
    attempt(() => openRevision(bytes, end, password).document.root.has('Pages')),
  );
  if (!whole.length) return [];
  const compared = whole.slice(-MOST_COMPARED);
  const now = await listWords(bytes, password, isLate);
  const items: CarriedItem[] = [];
  let before = 0;
  for (const end of whole) {
    const words =
      compared.includes(end) && now ? await listWords(bytes.subarray(0, end), password, isLate) : undefined;
    const gone = words && [...words].filter((word) => !now?.has(word));
    items.push(makeItem({ bytes: end - before, value: shortened(gone?.slice(0, 60).join(' ')) }));
    before = end;
  }
  return items;
}

/** The different words of a state; undefined for one that cannot be read, or in time. */
async function listWords(
  bytes: Uint8Array,
  password: string | undefined,
  isLate: () => boolean,
): Promise<Set<string> | undefined> {
  try {
    return await withDocument(bytes, password === undefined ? {} : { password }, (document) => {
      const words = new Set<string>();
      for (let page = 0; page < Math.min(MOST_PAGES, document.pageCount); page++) {
        if (isLate()) return undefined;
        for (const { text } of readPageInput(document, page).words) words.add(text);
      }
      return words;
    });
  } catch (error) {
    if (error instanceof PdfError) return undefined;
    throw error;
  }
}
