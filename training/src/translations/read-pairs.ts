import { readFileSync } from 'node:fs';
import { plainText } from '../records.ts';
import { readGitText } from '../git-text.ts';
import { findMirror } from '../sources.ts';
import { alignBlocks, type Pair } from './align-blocks.ts';
import { cutMarkdown } from './cut-blocks.ts';

/** Texts of a language and the texts they are translated from. `through`: the language of the originals. */
export type Translation = {
  language: string;
  repository: string;
  revision: string;
  licence: string;
  readIn: string;
  format: string;
  original: { repository: string; revision: string };
  through: string;
};

const LIST = new URL('../../translations.tsv', import.meta.url);
const GITHUB = 'https://github.com/';
const IS_MARKDOWN = /\.md$/;
const FRENCH_STATUTE = /^fra\/lois\/(.*\.xml)$/;
const ENGLISH_STATUTE = /^eng\/acts\/(.*\.xml)$/;
const SECTION = /(?=<Section\b)/;
const SAID = /<(MarginalNote|Text|DefinedTerm)\b[^>]*>(.*?)<\/\1>/gs;
/** A French sentence is longer than its English one, and not by more than this. */
const [SHORTEST, LONGEST] = [0.5, 2.6];

export function readTranslations(): Translation[] {
  const rows = readFileSync(LIST, 'utf8').trimEnd().split('\n').slice(1);
  return rows.map((row) => {
    const [language = '', source = '', revision = '', licence = '', readIn = '', format = '', ...rest] =
      row.split('\t');
    const [original = '', originalRevision = '', through = ''] = rest;
    return {
      language,
      repository: source.slice(GITHUB.length),
      revision,
      licence,
      readIn,
      format,
      original: { repository: original.slice(GITHUB.length), revision: originalRevision },
      through,
    };
  });
}

/** Each pair of texts once, as they stand beside each other in the files of the same path. */
export function readPairs(mirrors: string, translation: Translation): Pair[] {
  const texts = (
    source: { repository: string; revision: string },
    name: (path: string) => string | undefined,
  ) => {
    const mirror = findMirror(mirrors, source);
    if (!mirror) throw new Error(`${mirrors} has no mirror of ${source.repository}`);
    const found = readGitText(mirror, source.revision, (path) => name(path) !== undefined);
    return new Map(Array.from(found, ({ path, text }) => [name(path)!, text]));
  };
  const { format, original } = translation;
  const markdown = (path: string) => (IS_MARKDOWN.test(path) ? path : undefined);
  const pairs =
    format === 'statutes'
      ? joinFiles(
          texts(original, (path) => ENGLISH_STATUTE.exec(path)?.[1]),
          texts(translation, (path) => FRENCH_STATUTE.exec(path)?.[1]),
          alignStatutes,
        )
      : joinFiles(texts(original, markdown), texts(translation, markdown), (ours, theirs) =>
          alignBlocks(cutMarkdown(ours), cutMarkdown(theirs)),
        );
  const seen = new Set<string>();
  return pairs.filter(({ original: ours, translation: theirs }) => {
    const key = `${ours}\n${theirs}`;
    return ours !== theirs && !seen.has(key) && seen.add(key);
  });
}

const joinFiles = (
  originals: Map<string, string>,
  translations: Map<string, string>,
  align: (original: string, translation: string) => Pair[],
) =>
  [...translations].flatMap(([path, translation]) => {
    const original = originals.get(path);
    return original === undefined ? [] : align(original, translation);
  });

/** Section by section, where both say as much in each. */
export function alignStatutes(english: string, french: string): Pair[] {
  const [ours, theirs] = [english, french].map((text) =>
    text
      .split(SECTION)
      .slice(1)
      .map((section) => Array.from(section.matchAll(SAID), ([, , said = '']) => plainText(said))),
  );
  if (ours!.length !== theirs!.length) return [];
  return ours!.flatMap((section, i) => {
    const other = theirs![i]!;
    if (section.length !== other.length) return [];
    return section
      .map((original, at) => ({ original, translation: other[at]! }))
      .filter(({ original, translation }) => {
        const longer = translation.length / original.length;
        return original.length > 2 && longer > SHORTEST && longer < LONGEST;
      });
  });
}
