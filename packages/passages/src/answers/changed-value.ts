import type { AnswerSpan } from '../reading/answer-spans.ts';
import type { AskedQuestion } from '../reading/question-words.ts';

const CHANGES =
  /(?<!\p{L})(?:go(?:es|ing)? (?:up|down)|went (?:up|down)|ris(?:es?|ing)|rose|increas\p{L}{0,3}|rais\p{L}{1,3}|falls?|fell|drop\p{L}{0,4}|decreas\p{L}{0,3}|reduc\p{L}{1,3}|chang\p{L}{1,3}|steig\p{L}{1,2}|stieg|sink\p{L}{1,2}|sank|erhöh\p{L}{1,3}|gesenkt|senkt|passe\p{L}{0,2}|augment\p{L}{1,3}|baiss\p{L}{1,3}|sub[eió]\p{L}{0,3}|baj[aoó]\p{L}{0,2}|pas[aó]\p{L}{0,2}|aument\p{L}{1,3})(?!\p{L})/iu;
/** Between the value that was and the one that is. */
const TO = /^(?:\s\p{L}{1,12}){0,2}\s(?:to|auf|à|a)\s(?:\p{L}{1,12}\s){0,1}$|^\s?[→>]\s?$/u;
const FROM = /(?:^|\s)(?:from|von|de|desde)\s(?:\p{L}{1,12}\s)?$/iu;
const ASKS_BEFORE =
  /^(?:was|were|did|had|before|previous(?:ly)?|former(?:ly)?|old|last|until|vorher|bisher|war|waren|früher|alte\p{L}?|avant|était|ancien\p{L}*|antes|era|anterior)$/u;

/** `It goes up from £16 to £18`: whoever does not ask what it was is told what it becomes. */
export function laterOfChange(
  text: string,
  spans: AnswerSpan[],
  { tokens }: AskedQuestion,
): AnswerSpan | undefined {
  if (!isChange(text, spans)) return undefined;
  const after = spans[1]!;
  return [...tokens].some((word) => ASKS_BEFORE.test(word.toLowerCase())) ? undefined : after;
}

export function isChange(text: string, spans: AnswerSpan[]): boolean {
  const [before, after] = spans;
  if (!before || !after || spans.length !== 2 || !CHANGES.test(text)) return false;
  return TO.test(text.slice(before.to, after.from)) && FROM.test(text.slice(0, before.from));
}
