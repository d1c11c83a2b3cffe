import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** What was asked for, taken apart: each term must be found. A quoted one is several words in a row. */
type Term = { raw: string; words: string[]; isPhrase: boolean; isOpen: boolean };

/** The words as written, and with other endings: prefixes made of snowball's stems. */
type TextQuery = {
  exact: string;
  loose: string;
  /** The single words, anywhere on the page: the index knows nothing about adjacency. */
  apart: string;
  isPhrase: boolean;
};

export type SearchQuery = {
  /** Case-folded as names are; each occurs in the names of a result. */
  parts: string[];
  /** Null if no part of the query can occur in a text. */
  text: TextQuery | null;
  /** Starts of words to mark in a passage, folded. */
  starts: string[];
};

const BESIDE = ' <-> ';
const MAX_TERMS = 12;
const MAX_WORD = 64;
const SHORTEST_STEM = 4;
/** A stem that drops more of a word than this finds words of another kind. */
const LEAST_KEPT = 0.6;
/** In alphabetic scripts, half of all words begin like that, so these are searched as written. */
const SHORT_START = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]{1,2}$/u;
const LANGUAGES = ['english', 'german', 'french', 'spanish'];
/** What the text is divided at too (migration 0004). */
const PUNCTUATION = /[!-/:-@[-`{-~]+/g;

/** The last word while typing is a prefix. */
function readTerms(query: string): Term[] {
  const clean = query.normalize('NFKC').replaceAll('\0', ' ');
  const pieces = [...clean.matchAll(/"([^"]*)"?|([^\s"]+)/g)].slice(0, MAX_TERMS);
  return pieces.flatMap((piece): Term[] => {
    const isPhrase = piece[1] !== undefined;
    const raw = (piece[1] ?? piece[2] ?? '').trim();
    const words = splitWords(raw);
    const isOpen = piece.index + piece[0].length === clean.length && !(isPhrase && piece[0].endsWith('"'));
    const isLong = !SHORT_START.test(words.at(-1) ?? '');
    return raw ? [{ raw, words, isPhrase, isOpen: isOpen && isLong }] : [];
  });
}

function splitWords(text: string): string[] {
  const words = text.replace(PUNCTUATION, ' ').split(/\s+/);
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).map((word) => word.slice(0, MAX_WORD));
}

/** Null when nothing is asked for. */
export async function readQuery(db: Db, query: string): Promise<SearchQuery | null> {
  const terms = readTerms(query);
  if (!terms.length) return null;
  const spoken = terms.filter(({ words }) => words.length);
  const words = spoken.flatMap((term) => term.words);
  const { folded, stems } = await foldAndStem(
    db,
    terms.map(({ raw }) => raw),
    words,
  );
  const text = spoken.length ? buildTextQuery(spoken, stems) : null;
  const starts = folded.slice(terms.length).flatMap((word, index) => {
    const stem = stems.get(words[index] ?? '');
    return stem ? [word, stem] : [word];
  });
  return { parts: folded.slice(0, terms.length), text, starts: [...new Set(starts)] };
}

function buildTextQuery(terms: Term[], stems: Map<string, string>): TextQuery {
  const exact = terms.map((term) => writeTerm(term, (word, isLast) => quote(word, isLast && term.isOpen)));
  const loose = terms.map((term) =>
    writeTerm(term, (word, isLast) => {
      const asIs = quote(word, isLast && term.isOpen);
      const stem = term.isPhrase ? undefined : stems.get(word);
      if (!stem) return asIs;
      // A word is one of those that begin with its stem; asked for twice, the index would be read twice.
      return word.startsWith(stem) ? quote(stem, true) : `(${asIs} | ${quote(stem, true)})`;
    }),
  );
  const apart = loose.map((term) => term.replaceAll(BESIDE, ' & '));
  const isPhrase = terms.some(({ words }) => words.length > 1);
  return { exact: exact.join(' & '), loose: loose.join(' & '), apart: apart.join(' & '), isPhrase };
}

/** The words of one term are adjacent: a date, a decimal number, a phrase. */
function writeTerm({ words }: Term, write: (word: string, isLast: boolean) => string): string {
  return `(${words.map((word, index) => write(word, index === words.length - 1)).join(BESIDE)})`;
}

/** Punctuation is gone by now, so nothing in a word means anything to the database. */
function quote(word: string, isStart: boolean): string {
  return `'${word}'${isStart ? ':*' : ''}`;
}

async function foldAndStem(db: Db, raw: string[], words: string[]) {
  const { rows } = await sql<{ folded: string[]; stems: { word: string; stem: string }[] }>`
    select
      array(select sheaf_fold(word) from unnest(${[...raw, ...words]}::text[]) with ordinality as given (word, place)
        order by place) as folded,
      array(select json_build_object('word', word, 'stem', stem)
        from unnest(${words}::text[]) as word,
          unnest(${LANGUAGES.map((language) => `${language}_stem`)}::regdictionary[]) as dictionary,
          unnest(ts_lexize(dictionary, lower(word))) as stem) as stems`.execute(db);
  const { folded, stems } = rows[0] ?? { folded: [], stems: [] };
  const shortest = new Map<string, string>();
  for (const { word, stem } of stems) {
    const isLong = stem.length >= Math.max(SHORTEST_STEM, word.length * LEAST_KEPT);
    if (isLong && stem.length < (shortest.get(word)?.length ?? word.length)) shortest.set(word, stem);
  }
  return { folded, stems: shortest };
}
