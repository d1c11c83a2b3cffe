import type { StoredFile } from '../../../files/item.ts';

/** Whether there may be something to say of a file before a tool runs: of most there is not, and its code stays away. */
export function hasNotes({ reading, has_ocr }: StoredFile): boolean {
  const { state, signed, locked, forbids, text_missing } = reading;
  // While it is read, nothing is known; of a file that was read before signatures were kept, its page asks.
  if (state === 'pending') return false;
  return Boolean(signed !== false || locked || forbids || text_missing || has_ocr || state === 'needs_ocr');
}
