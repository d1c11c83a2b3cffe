import type { InputWord } from './page-input.ts';

/** Dots that lead the eye to a number, in one word or in one each. */
const LEADERS = /(?:\.{4}|…|_{4})$/;
const LEADER = /^(?:\.+|…+|_{4,})$/;
/** Fewer dots than this end or break off a sentence. */
const LEAST_DOTS = 4;

export const isLeader = ({ text }: InputWord): boolean => LEADER.test(text);

export function endsInLeaders(words: InputWord[]): boolean {
  const last = words.at(-1)!;
  // Nearly every word ends otherwise.
  if (!'.…_'.includes(last.text.at(-1)!)) return false;
  if (LEADERS.test(last.text)) return true;
  if (!isLeader(last)) return false;
  const end = words.slice(-LEAST_DOTS);
  return LEADERS.test(end.map(({ text }) => text).join(''));
}

/** What leads to the next cell says nothing. */
export function withoutLeaders(words: InputWord[]): InputWord[] {
  let end = words.length;
  while (end > 1 && isLeader(words[end - 1]!)) end--;
  if (end === words.length) return words;
  const last = words[end - 1]!;
  // The first of many dots stands right behind the word.
  const isDotted = words.length - end >= LEAST_DOTS - 1 && /[^.]\.$/.test(last.text);
  return [...words.slice(0, end - 1), isDotted ? { ...last, text: last.text.slice(0, -1) } : last];
}

export const countWords = ({ words }: { words: InputWord[] }): number => withoutLeaders(words).length;
