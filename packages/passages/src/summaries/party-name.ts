import type { Page } from '../text/blocks.ts';
import { nameOf } from './fact-names.ts';

const WORD = /\p{Lu}[\p{L}’'-]{3,}/gu;
const LOWER = /(?<![\p{L}’'-])\p{Ll}{4,40}(?![\p{L}’'-])/gu;
const NO_NAME = /[@\d]|:\/\/|\bwww\b/iu;
/** `The Company` is whom a contract calls so. */
const GENERIC = /^(?:the|this|that|any|each|such|our|your|der|die|das|la|le|el)\s\p{L}{2,30}$/iu;
/** Words of a sentence in capitals, and of a heading. */
const NO_BEGINNING = /^(?:and|or|nor|not|but|in|if|that|including|return|introduction)\s/iu;
const SHOUTED = /^(?=[^\p{Ll}]+$)(?:.*\s)?(?:THAT|THIS|WITH|MY|YOUR|ANY|BY|IS|ARE|NOT|SHALL)\s/u;
const OF_THE_COMPANY = /\s(?:(?:the|my|our|your|any|each|such)|of)\scompany$/iu;
const SENTENCE_END = /\p{L}{5}\.\s\p{Lu}/u;
/** What an organisation has in its name, however common the words beside it are. */
const ORGANISATION =
  /(?<!\p{L})(?:inc|llc|llp|ltd|plc|corp(?:oration)?|gmbh|ag|kg|e\.?\s?v|s\.?a\.?s?|s\.?l|sarl|b\.?v|co|company|enterprises?|university|universit\p{L}{1,3}|universidad|institute?|college|school|bank|association|foundation|verein|society|ministry|city of|department)(?!\p{L})/iu;

/**
 * Tells names of people and organisations from other words with capitals: labels, and words that the document writes in
 * lower case elsewhere, are none.
 */
export function createPartyTest(pages: Page[]): (text: string) => boolean {
  const common = new Set(
    pages.flatMap(({ text }) => text.replace(/\S{1,80}@\S{1,80}/gu, ' ').match(LOWER) ?? []),
  );
  return (text) => {
    if ([GENERIC, NO_BEGINNING, SHOUTED, OF_THE_COMPANY, SENTENCE_END].some((pattern) => pattern.test(text)))
      return false;
    if (ORGANISATION.test(text)) return true;
    if (NO_NAME.test(text) || nameOf(text)) return false;
    const words = text.match(WORD) ?? [];
    const plain = words.filter((word) => common.has(word.toLowerCase()));
    return plain.length === 0 || plain.length < words.length / 2;
  };
}
