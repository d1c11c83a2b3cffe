import { useSearchParams } from 'react-router';

/** The place of the file manager, in the address, so that back, reload and links lead to the same place. */
export type Place =
  | { view: 'folder'; folderId: string | null }
  | { view: 'all' }
  /** With a folder: what was deleted with it. */
  | { view: 'trash'; folderId?: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

export function readPlace(search: URLSearchParams): Place {
  const view = search.get('view');
  if (view === 'all') return { view };
  const folder = search.get('folder') ?? '';
  const folderId = UUID.test(folder) ? folder : null;
  if (view === 'trash') return folderId === null ? { view } : { view, folderId };
  return { view: 'folder', folderId };
}

export function placePath(place: Place, query = ''): string {
  const search = new URLSearchParams({ tab: 'files' });
  if (place.view !== 'folder') search.set('view', place.view);
  if (place.view !== 'all' && place.folderId) search.set('folder', place.folderId);
  if (query) search.set('q', query);
  return `/dashboard?${search}`;
}

export function usePlace(): { place: Place; query: string } {
  const [search] = useSearchParams();
  return { place: readPlace(search), query: search.get('q') ?? '' };
}
