const FILE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The document that was opened directly, by its address. */
export const openedAtStart = location.pathname.replace(/^\/files\//u, '');

export const isFileId = (text: string) => FILE_ID.test(text);

/** The address names no place in the document. */
export function isFromStart(search: URLSearchParams): boolean {
  const page = search.get('page') ?? '1';
  return page === '1' && !['find', 'mark', 'quote'].some((name) => search.has(name));
}
