import { listPages } from '@sheaf/pdf-core/options';

/** The pages that a text names, counted from 0; none while it names none. */
export function chosenPages(text: unknown, pageCount: number): Set<number> {
  return new Set(listChosen(text, pageCount));
}

/** The same in the order they are written in. */
export function listChosen(text: unknown, pageCount: number): number[] {
  const read = listPages(String(text), pageCount);
  return 'pages' in read ? read.pages : [];
}
