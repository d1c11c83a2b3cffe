import { fetchOrTake } from '../../../lib/api/fetch-or-take.ts';
import { withToken } from '../../../lib/api/rest-call.ts';
import { pictureAddress } from './picture-address.ts';

let asked: { id: string; picture: Promise<Blob | null> } | null = null;

/** The first page as the server drew it; null while there is none. Asked for once, by whoever comes first. */
export function firstPicture(id: string): Promise<Blob | null> {
  if (asked?.id !== id) asked = { id, picture: askOnce(id) };
  return asked.picture;
}

async function askOnce(id: string): Promise<Blob | null> {
  const picture = await fetchPicture(id).catch(() => null);
  // Another time it may be there.
  if (!picture && asked?.id === id) asked = null;
  return picture;
}

async function fetchPicture(id: string): Promise<Blob | null> {
  const answer = await withToken((headers) => fetchOrTake(pictureAddress(id), { headers }));
  return answer.status === 200 ? answer.blob() : null;
}
