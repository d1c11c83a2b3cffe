import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';

const WORD = /\p{L}+/gu;
/** Two words between which a space or a hyphen stands. */
const PAIR = /(?<!\p{L})(\p{L}{2,24})[ -](\p{L}{2,24})(?!\p{L})/gu;
const SHORTEST = 6;
const SHORTEST_PART = 3;
const LONGEST = 300;

/** A question with its words parted or joined as the document has them: `payday` where it says pay day, `log in` where it says login. */
export function joinAsWritten(index: PassageIndex, question: string): string {
  if (question.length > LONGEST || index.engine !== 'meaning') return question;
  const has = (word: string) => index.stems.postings.has(stemOf(word.toLowerCase()));
  const joined = question.replace(PAIR, (pair, one: string, other: string) =>
    !has(one) && has(one + other) ? one + other : pair,
  );
  return joined.replace(WORD, (word) => {
    if (word.length < SHORTEST || has(word)) return word;
    const low = word.toLowerCase();
    for (let at = SHORTEST_PART; at <= low.length - SHORTEST_PART; at++) {
      const [one, other] = [low.slice(0, at), low.slice(at)];
      if (has(one) && has(other) && standsTogether(index, one, other)) return `${one} ${other}`;
    }
    return word;
  });
}

const standsTogether = ({ passages }: PassageIndex, one: string, other: string) =>
  passages.some(({ text }) => {
    const low = text.toLowerCase();
    return low.includes(` ${one} ${other}`) || low.includes(` ${one}-${other}`);
  });
