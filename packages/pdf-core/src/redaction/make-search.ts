import { readExpression } from './linear-expression.ts';
import type { Found } from './match-states.ts';
import { findTerm, normalText, spellingsOf, type Term } from './normal-text.ts';
import type { Sign } from './page-signs.ts';
import { findGroupedNumbers, findPattern, type Pattern } from './patterns.ts';
import { type LineEnds, linesOf, makeSearchText, runsOver, type SearchText, signsOf } from './search-text.ts';

export type Wanted = {
  words: readonly string[];
  patterns: readonly Pattern[];
  expressions: readonly string[];
  /** Words are found only where they stand alone. */
  wholeWords: boolean;
};

export type FindKind = 'word' | 'expression' | Pattern;
/** A find as the signs from `start` to `end`. */
export type SignsFound = Found & { kind: FindKind };
/** Looks for all that is wanted at once. */
export type Search = (signs: readonly Sign[]) => SignsFound[];

type Texts = Record<LineEnds, SearchText>;
type Look = (texts: Texts) => [SearchText, Found[]][];

export function makeSearch({ words, patterns, expressions, wholeWords }: Wanted): Search {
  const looks: [FindKind, Look][] = [
    ...words.map((word): [FindKind, Look] => ['word', lookForWord(termOf(word, wholeWords))]),
    ...patterns.map((pattern): [FindKind, Look] => [pattern, lookForPattern(pattern)]),
    ...expressions.map((source): [FindKind, Look] => ['expression', lookForExpression(source)]),
  ];
  return (signs) => {
    const texts = textsOf(signs);
    const found = new Map<string, SignsFound>();
    for (const [kind, look] of looks)
      for (const [text, all] of look(texts))
        for (const one of all) {
          const range = signsOf(text, one, signs);
          found.set(`${kind} ${range.start} ${range.end}`, { ...range, kind });
        }
    return [...found.values()].toSorted((one, other) => one.start - other.start || one.end - other.end);
  };
}

/** Each text is made when something is looked for in it. */
function textsOf(signs: readonly Sign[]): Texts {
  const made: Partial<Texts> = {};
  const textOf = (lineEnds: LineEnds) => (made[lineEnds] ??= makeSearchText(signs, lineEnds));
  return {
    get joined() {
      return textOf('joined');
    },
    get kept() {
      const joined = textOf('joined');
      return joined.dropsHyphens ? textOf('kept') : joined;
    },
    get squeezed() {
      return textOf('squeezed');
    },
  };
}

export function termOf(word: string, isWhole: boolean): Term {
  const text = normalText(word);
  return { text, ways: spellingsOf(text), isWhole };
}

/** A hyphen at the end of a line may divide a word, or be its own: then what stands before and after it are words too. */
function lookForWord(term: Term): Look {
  return ({ joined, kept }) => [
    [joined, findTerm(joined.text, term)],
    ...(kept === joined ? [] : [[kept, findTerm(kept.text, term)] satisfies [SearchText, Found[]]]),
  ];
}

function lookForExpression(source: string): Look {
  const find = readExpression(source);
  return ({ joined, kept, squeezed }) => [
    [joined, find(joined.text)],
    [kept, find(kept.text).filter((found) => runsOver(kept, found))],
    [squeezed, find(squeezed.text).filter((found) => runsOver(squeezed, found))],
  ];
}

function lookForPattern(pattern: Pattern): Look {
  const find = findPattern[pattern];
  return (texts) => {
    const { joined, kept, squeezed } = texts;
    const plain = find(joined.text);
    const looks: [SearchText, Found[]][] = [
      [joined, plain],
      [kept, find(kept.text).filter((found) => runsOver(kept, found))],
    ];
    if (pattern === 'phone') looks.push([joined, linesOf(joined).flatMap(findInLine)]);
    if (pattern === 'email') looks.push([squeezed, findBroken(squeezed, joined, plain, find(squeezed.text))]);
    return looks;
  };
}

const findInLine = ({ start, text }: { start: number; text: string }) =>
  findGroupedNumbers(text).map((found) => ({ start: start + found.start, end: start + found.end }));

/** What stands in an address and in few words. */
const OF_ADDRESS = /[\d._%+-]/;

/** Addresses over the end of a line; a word before or after an address that is whole is no part of it. */
function findBroken(squeezed: SearchText, joined: SearchText, plain: Found[], broken: Found[]): Found[] {
  const known = plain.map(({ start, end }) => ({
    start: joined.signOf[start]!,
    end: joined.signOf[end - 1]!,
  }));
  return broken.filter((found) => {
    if (!runsOver(squeezed, found)) return false;
    const [first, last] = [squeezed.signOf[found.start]!, squeezed.signOf[found.end - 1]!];
    const within = known.find(({ start, end }) => start >= first && end <= last);
    if (!within) return true;
    const before = squeezed.signOf.findIndex((sign) => sign >= within.start);
    return first < within.start && OF_ADDRESS.test(squeezed.text.slice(found.start, before));
  });
}
