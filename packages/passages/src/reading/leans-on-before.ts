import { contentWords } from '../lexical/terms.ts';

/** How much of something is asked: a document that says it need not use these words. */
export const DEGREE = /\bhow (?:many|much|long|often|far|soon|quickly|high|large|big)\b/gi;
/** Pronouns that refer to an earlier question. `Sie` with a capital is an address; `es` and impersonal `il` (`il y a`, `il faut`) refer to nothing. */
const PRONOUN =
  /(?<!\p{L})(?:it|its|they|them|their|this|that|these|those|he|him|his|she|her|then|one|ones|ihn|ihm|ihnen|deren|dessen|diese[mnrs]?|davon|dafür|damit|dazu|dabei|elles?|ils|lui|leur|cela|ça|celle|celui|ceux|él|ella|ellos|ellas|eso|esto)(?!\p{L})|(?<![\p{L}.])sie(?!\p{L})|(?<!\p{L})il(?! y a| faut)(?!\p{L})(?<!y a-t-il|faut-il)/u;
const ELLIPSIS =
  /^[\s¿¡"“(]*(?:and|but|so|or|also|otherwise|what about|how about|what if|why not|und|aber|oder|auch|was ist mit|wie ist es mit|et|mais|ou|qu['’]en est-il|y|e|pero|o|qué hay de|y si)(?!\p{L})/iu;
/** What a noun follows. */
const NOUN =
  /(?<!\p{L})(?:the|an?|my|our|der|die|das|den|eine?n?|mein\p{L}{0,2}|le|la|les|une?|mon|ma|mes|el|los|las|un|una|mi|mis)(?!\p{L})/iu;

/** A code, or what somebody asks the meaning of, is a subject of its own. */
const NAMES_CODE = /(?<![\p{L}\p{N}])(?:\p{Lu}{2,}\d{0,4}|\p{Lu}{1,3}-?\d{1,4})(?![\p{L}\p{N}])/u;
const ASKS_MEANING =
  /^[\s¿"“(]*what (?:do|does)\s.{1,80}\s(?:mean|stand for)(?!\p{L})|^[\s¿"“(]*(?:what is meant by|was (?:bedeutet|heißt)|que (?:signifie|veut dire)|qué (?:significa|quiere decir))\s\S/iu;

/** Whether a question is understood by the one before it: by a pronoun, by how it begins, or for want of a subject of its own. */
export function leansOnBefore(text: string): boolean {
  if (ELLIPSIS.test(text)) return true;
  const small = text.trim().replace(/^[\p{Lu}]/u, (first) => first.toLowerCase());
  // `Who pays?` has no thing of its own, and `What is the rent?` has one.
  const least = NOUN.test(text) ? 1 : 2;
  if (PRONOUN.test(small)) return true;
  if (NAMES_CODE.test(text) || ASKS_MEANING.test(text)) return false;
  return contentWords(text.replace(DEGREE, '')).length < least;
}
