import type { AnswerKind } from './answer-kind.ts';
import type { AskedWord } from './question-words.ts';

const MOST_TIMES = 20;

/** "RPK = …", "RPK means …", "… (RPK)", "RPK (…)": right beside the word that is asked of. */
export function definesWord(text: string, words: AskedWord[], kind: AnswerKind): number {
  if (kind !== 'definition' && kind !== 'thing' && kind !== 'person') return -1;
  const low = text.toLowerCase();
  let best = 0;
  for (const { stem } of words)
    for (
      let at = low.indexOf(stem), left = MOST_TIMES;
      at >= 0 && left;
      at = low.indexOf(stem, at + 1), left--
    )
      best = Math.max(best, definesAt(low, at, at + stem.length, kind));
  return best;
}

/** `Jane Doe ("Tenant")`, `(the Employee)`. */
const PARTY = /\((?:the |hereinafter |der |die |le |la |el )?["“”„«‘']?\s?$/;

function definesAt(low: string, from: number, to: number, kind: AnswerKind): number {
  const after = low.slice(to, to + 40);
  if (kind === 'person') {
    if (PARTY.test(low.slice(Math.max(0, from - 18), from)) && /^[\p{L}"”’'»]{0,5}\)/u.test(after))
      return 0.9;
    return /^\p{L}{0,5}\s?(?::|\|)/u.test(after) ? 0.8 : 0;
  }
  if (
    /^[\p{L}"”’')]{0,6},?\s{0,2}(?:=|:|–|-\s|\||(?:we |it )?means?(?!\p{L})|stands? for|refers? to|shall mean|is defined)/u.test(
      after,
    )
  )
    return 1;
  if (/\(["“”'’]?$/.test(low.slice(Math.max(0, from - 2), from)) && /^[\p{L}"”’']{0,3}\)/u.test(after))
    return 0.9;
  return /^[\p{L}"”’')]{0,6}\s{0,2}(?:is an?|are|is the|was an?|\()/u.test(after) ? 0.7 : 0;
}

/** The initials of words beside an abbreviation spell it. */
export function initialsOf(text: string, words: AskedWord[]): number {
  const initials = (text.match(/(?<![\p{L}\p{N}])\p{L}/gu) ?? []).join('').toLowerCase();
  return Number(words.some(({ stem }) => stem.length >= 2 && stem.length <= 6 && initials.includes(stem)));
}
