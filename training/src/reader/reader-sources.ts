import { readFileSync } from 'node:fs';

/** `licence` as its own words say in the file `readIn` of that revision. */
export type ReaderSource = { repository: string; revision: string; licence: string; readIn: string };

const LIST = new URL('../../reader-sources.tsv', import.meta.url);
const GITHUB = 'https://github.com/';

export function readReaderSources(): ReaderSource[] {
  const rows = readFileSync(LIST, 'utf8').trimEnd().split('\n').slice(1);
  return rows.map((row) => {
    const [source = '', revision = '', licence = '', readIn = ''] = row.split('\t');
    return { repository: source.slice(GITHUB.length), revision, licence, readIn };
  });
}
