import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { Page } from '../text/blocks.ts';
import { readAloud } from '../text/sentences.ts';
import { countWords, listWords } from '../text/tokens.ts';

type Mention = { outcome: 'answered'; confidence: number; page: number; quote: string; context: string };

/** So long a word is part of another that is put together of several, as `Kaution` of `Mietkaution`. */
const LEAST_PART = 5;
const LEAST_BEGINNING = 4;
const LONGEST_ENDING = 3;
const LEAST_WORDS = 5;
/** Languages that write several words as one. */
const COMPOUND = new Set(['de', 'nl', 'sv', 'da']);
const LONGEST_LINE = 400;

/** The first sentence of a file that holds all the words, in these or other forms; else the passage, or a line of its pages. */
export function findMention(
  { passages, language }: PassageIndex,
  pages: Page[],
  words: string[],
): Mention | undefined {
  const tests = words.map((word) => holdsWord(word, COMPOUND.has(language.code)));
  const holds = (text: string) => {
    const own = listWords(text);
    return tests.every((test) => own.some(test));
  };
  const inOrder = passages.toSorted((a, b) => a.page - b.page);
  const found = inOrder.filter(({ text, heading }) => holds(`${heading} ${text}`));
  for (const { sentences, text } of found) {
    const some = sentences.filter((sentence) => holds(sentence.text));
    // A heading says less than what stands below it.
    const one = some.find((sentence) => countWords(sentence.text) >= LEAST_WORDS) ?? some[0];
    if (one) return tell(one.page, one.text, text);
  }
  const [first] = found;
  const nearest = first?.sentences.find(({ text }) => listWords(text).some(tests[0]!)) ?? first?.sentences[0];
  if (first && nearest) return tell(nearest.page, nearest.text, first.text);
  for (const { page, text } of pages) {
    const line = text.split('\n').find((one) => one.length <= LONGEST_LINE && holds(one));
    if (line) return tell(page, readAloud(line), line);
  }
  return undefined;
}

const tell = (page: number, quote: string, context: string): Mention => ({
  outcome: 'answered',
  confidence: 1,
  page,
  quote,
  context,
});

function holdsWord(word: string, isCompound: boolean): (other: string) => boolean {
  const stem = stemOf(word);
  const longest = isCompound ? Infinity : word.length + LONGEST_ENDING;
  return (other) =>
    other === word ||
    stemOf(other) === stem ||
    (stem.length >= LEAST_BEGINNING && other.startsWith(stem) && other.length <= longest) ||
    (isCompound && stem.length >= LEAST_PART && (other.endsWith(stem) || other.endsWith(word)));
}
