import { askEarly, takeEarly } from '../lib/api/early-answers.ts';
import { isRenewalDue, readSession } from '../lib/session/session-store.ts';
import { pictureAddress } from '../features/preview/pages/picture-address.ts';
import { isFileId, isFromStart, openedAtStart } from './document-address.ts';

// Small, and first of all scripts of a document's page: what the first sight of it waits for comes beside the others, not after them.
const session = readSession();
if (session && !isRenewalDue(session) && isFileId(openedAtStart)) {
  window.takeEarly = takeEarly;
  const authorization = `Bearer ${session.access_token}`;
  // The address as the client of the pages writes it.
  const input = encodeURIComponent(JSON.stringify({ 0: { id: openedAtStart } }));
  askEarly(`/trpc/files.get?batch=1&input=${input}`, authorization);
  if (isFromStart(new URLSearchParams(location.search)))
    askEarly(pictureAddress(openedAtStart), authorization);
}
