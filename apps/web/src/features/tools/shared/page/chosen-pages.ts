import { listPages } from '@sheaf/pdf-core/options';

/** The pages that a text names, counted from 0; none while it names none. */
export function chosenPages(text: unknown, pageCount: number): Set<number> {
  const read = listPages(String(text), pageCount);
  return new Set('pages' in read ? read.pages : []);
}
