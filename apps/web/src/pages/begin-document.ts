import { firstPicture } from '../features/preview/pages/first-picture.ts';
import { openEarly } from '../features/preview/document/open-early.ts';
import { isFileId, isFromStart, openedAtStart } from './document-address.ts';

/** Asks for what a document is opened with, once it is known to be there. False where it is none. */
export function beginDocument(id: string): boolean {
  if (!isFileId(id)) return false;
  const isThere = (id === openedAtStart && window.isOpenedThere) || Promise.resolve(true);
  if (isFromStart(new URLSearchParams(location.search)))
    void isThere.then((is) => (is ? firstPicture(id) : null));
  openEarly(id, isThere);
  return true;
}

// An address that was opened directly: this runs before the page is drawn, and before its code is here.
beginDocument(openedAtStart);
