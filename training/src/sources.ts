import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexicon } from './formats/lexicon.ts';
import { markdown } from './formats/markdown.ts';
import { statutes } from './formats/statutes.ts';
import { textbook } from './formats/textbook.ts';
import type { Format } from './records.ts';

/** `licence` as its own words say in the file or folder `readIn` of that revision. `most`: how much text is taken, in characters. */
export type Source = {
  repository: string;
  revision: string;
  licence: string;
  readIn: string;
  format: Format;
  isTextbook: boolean;
  most: number;
};

const LIST = new URL('../sources.tsv', import.meta.url);
const FORMATS: Record<string, Format> = { textbook, markdown, statutes, lexicon };
const GITHUB = 'https://github.com/';

export function readSources(): Source[] {
  const rows = readFileSync(LIST, 'utf8').trimEnd().split('\n').slice(1);
  return rows.map((row) => {
    const [source = '', revision = '', licence = '', readIn = '', name = '', megabytes = ''] =
      row.split('\t');
    const format = FORMATS[name];
    if (!format) throw new Error(`${source} has no format ${name}`);
    const repository = source.slice(GITHUB.length);
    const most = Number(megabytes) * 1e6;
    return { repository, revision, licence, readIn, format, isTextbook: format === textbook, most };
  });
}

/** What has to ship beside the data file: each source of it with its revision, its licence and where that was read. */
export function listSources(sources: Source[]): string {
  const rows = sources.map(({ repository, revision, licence, readIn }) =>
    [GITHUB + repository, revision, licence, readIn].join('\t'),
  );
  return `source\trevision\tlicence\tread in\n${rows.join('\n')}\n`;
}

/** Where a source is mirrored: FOLDER/OWNER/NAME.git as `git clone --mirror` makes it, or a clone FOLDER/OWNER/NAME. */
export function findMirror(folder: string, { repository }: Pick<Source, 'repository'>): string | undefined {
  const places = [`${repository}.git`, `${repository}/.git`].map((place) => join(folder, place));
  return places.find((place) => existsSync(join(place, 'objects')));
}
