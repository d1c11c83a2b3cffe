import { stemOf } from '../lexical/terms.ts';
import { listWords } from '../text/tokens.ts';

/** A word of a question, with those that say the same. */
type Counted = { stem: string; kin: ReadonlySet<string> };

const HOW_MANY = /(?<!\p{L})how many ((?:\p{L}+[ -]){0,2}\p{L}+)/iu;
const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty';
/** A number, in figures and in words, with at most two words before what it counts: `five (5) eligible members`. */
const COUNT = new RegExp(
  `(?<![\\p{L}\\d.,$€£§])(\\d{1,4}|${NUMBER})(?:\\s\\(\\d{1,4}\\))?(?: (?:or|to|and) (?:fewer|less|more|\\d{1,4}|${NUMBER})(?:\\s\\(\\d{1,4}\\))?)? ((?:\\p{L}[\\p{L}-]* ){0,2}\\p{L}[\\p{L}-]*)`,
  'giu',
);
/** They say that something is there, and nothing of it. */
export const SAYS_NOTHING = new Set(
  'many there get have be allowed need does do can people are exist total made up sit sits serve consist'
    .split(' ')
    .map(stemOf),
);

/** The word of which a question asks how many there are. */
export function countedThing<Word extends Counted>(question: string, words: Word[]): Word | undefined {
  const counted = HOW_MANY.exec(question.slice(0, 300))?.[1];
  if (!counted) return undefined;
  const named = new Set(listWords(counted).map(stemOf));
  return words.find(({ stem }) => named.has(stem) && !SAYS_NOTHING.has(stem));
}

/** The numbers that stand right before a word or one that says the same. */
export const countsOf = (text: string, { kin }: Counted): string[] =>
  [...text.slice(0, 2_000).matchAll(COUNT)]
    .filter(([, , beside = '']) => listWords(beside).some((word) => kin.has(stemOf(word))))
    .map(([, count = '']) => count.toLowerCase());
