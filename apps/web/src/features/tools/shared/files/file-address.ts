/** The files of a tool are in its address as `?files=id,id`, so that back, reload and links keep them. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
/** An address of more would be longer than servers take. */
const MOST = 150;

/** `?file=` once for each is how addresses were written before. */
export function readFileIds(search: URLSearchParams): { ids: string[]; malformed: number } {
  const named = [...search.getAll('files').flatMap((list) => list.split(',')), ...search.getAll('file')];
  const all = [...new Set(named.map((id) => id.trim()).filter(Boolean))].slice(0, MOST);
  const ids = all.filter((id) => UUID.test(id));
  return { ids, malformed: all.length - ids.length };
}

/** The query with these files and its other parameters. A comma stays readable. */
export function writeFileIds(search: URLSearchParams, ids: readonly string[]): string {
  const next = new URLSearchParams(search);
  next.delete('file');
  next.delete('files');
  // They are those of the file before.
  next.delete('versions');
  if (ids.length) next.set('files', ids.slice(0, MOST).join(','));
  return next.toString().replaceAll('%2C', ',');
}

/** The page of all tools. Defined here so that links to it need not load the list. */
export function allToolsPath(files: readonly string[]): string {
  return files.length ? `/tools/all?${writeFileIds(new URLSearchParams(), files)}` : '/tools/all';
}
