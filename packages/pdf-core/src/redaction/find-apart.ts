import type { Found } from './match-states.ts';
import type { PageWords } from './page-words.ts';
import { standsAlone, type Term } from './terms.ts';

/** Shorter words stand together by chance. */
const LEAST = 4;
/** A word of so many letters is hardly made of other words that follow each other. */
const LONG = 6;
/** So many letters by themselves say that a shorter one is set letter by letter. */
const SINGLE = /(?:^| )[^ ](?= |$)/g;
const LEAST_SINGLE = 2;

type Squeezed = { text: string; places: number[] };
const known = new WeakMap<PageWords, Squeezed>();

/** Places where the letters of a word are set one by one, so that readers see gaps in it. */
export function findApart(words: PageWords, { text, isWhole }: Term): Found[] {
  const wanted = text.replaceAll(' ', '');
  if (wanted.length < LEAST) return [];
  const squeezed = squeeze(words);
  const found: Found[] = [];
  for (let at = squeezed.text.indexOf(wanted); at >= 0; at = squeezed.text.indexOf(wanted, at + 1)) {
    const start = squeezed.places[at]!;
    const end = squeezed.places[at + wanted.length - 1]! + 1;
    const own = words.text.slice(start, end);
    const isApart =
      own !== text && (wanted.length >= LONG || (own.match(SINGLE)?.length ?? 0) >= LEAST_SINGLE);
    if (isApart && (!isWhole || standsAlone(words.text, start, end, words.mayBegin)))
      found.push({ start, end });
  }
  return found;
}

function squeeze(words: PageWords): Squeezed {
  const given = known.get(words);
  if (given) return given;
  const places = [...Array(words.text.length).keys()].filter((at) => words.text[at] !== ' ');
  const made = { text: words.text.replaceAll(' ', ''), places };
  known.set(words, made);
  return made;
}
