import { SHOWN } from '../features/files/newest-files.ts';
import { LOOKED_AT } from '../features/operations/latest-work.ts';
import { askAtStart, askIfThere, callAddress } from '../lib/api/ask-at-start.ts';
import { pictureAddress } from '../features/preview/pages/picture-address.ts';
import { isFileId, isFromStart, openedAtStart } from './document-address.ts';

// Small, and first of all scripts of a document's page and of the dashboard: what the first sight of it waits for comes beside the others, not after them.
if (isFileId(openedAtStart)) {
  const isPictureSeen = isFromStart(new URLSearchParams(location.search));
  askIfThere(
    callAddress(['files.get'], { 0: { id: openedAtStart } }),
    isPictureSeen ? [pictureAddress(openedAtStart)] : [],
  );
} else if (location.pathname === '/dashboard' && !new URLSearchParams(location.search).has('tab')) {
  // The calls of `begin-dashboard`, in its order. The time zone has no import: a module that is shared is loaded by every page.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const data = callAddress(
    ['users.stats', 'usage.overview', 'files.list', 'files.waiting', 'folders.list', 'users.history'],
    { 1: { timeZone }, 2: { limit: SHOWN }, 4: { flat: true }, 5: { limit: LOOKED_AT } },
  );
  askAtStart([data], ['/api/config']);
}
