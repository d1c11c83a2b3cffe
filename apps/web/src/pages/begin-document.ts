import { firstPicture } from '../features/preview/pages/first-picture.ts';
import { openEarly } from '../features/preview/document/open-early.ts';
import { isFileId, isFromStart, openedAtStart } from './document-address.ts';

/** Asks for what a document is opened with, once it is known to be there. */
export function beginDocument(id: string, isThere: Promise<boolean>): void {
  if (isFromStart(new URLSearchParams(location.search)))
    void isThere.then((is) => (is ? firstPicture(id) : null));
  openEarly(id, isThere);
}

// An address that was opened directly: this runs before the page is drawn, and before its code is here.
if (isFileId(openedAtStart)) beginDocument(openedAtStart, window.isOpenedThere ?? Promise.resolve(true));
