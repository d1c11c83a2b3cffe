import type { PassageIndex } from '../ranking/passage-index.ts';
import { listUnits, type Unit } from './units.ts';

/** Who asks for the holder of an office or a part: its word is the first after the verb. */
const ASKS_FOR =
  /^[¿\s]*(?:who|wer|qui|quién(?:es)?)\s+(?:is|are|was|were|ist|sind|war|est|sont|était|es|son|fue)\s+(?:the\s|der\s|die\s|das\s|l[ea]s?\s|l['’]|el\s|l[ao]s?\s)?(?:current\s|new\s)?(\p{Ll}{4,30})/iu;
/** Two or more words written as names are, with initials and titles. */
const NAME =
  /\p{Lu}[\p{L}\p{M}'’-]{0,30}\.?(?:\s(?:(?:de|del|la|van|von|der|di|da)\s){0,2}\p{Lu}[\p{L}\p{M}'’-]{0,30}\.?){1,5}/gu;
const NEAR = 12;
/** A line that names somebody, or a short sentence about him. */
const LONGEST = 240;
const LEAST_WORDS = 2;
/** Who stands in for somebody is another one. */
const OTHER =
  /(?:vice|deputy|assistant|former|past|stellvertretende[rn]?|vizes?|ehemalige[rn]?|ancien(?:ne)?|sub|ex)[\s-]?$/iu;
const OTHER_ASKED = /(?<!\p{L})(?:vice|deputy|assistant|former|past|stellv|vize|ehemal|ancien)/iu;
/** A line above that is hardly more than the role. */
const LONGEST_LABEL = 3;

/** Whom a line names right beside the office that a question asks for: "President: Jenna Smith", "Jenna Smith, President". */
export function holdsRole(index: PassageIndex, unit: Unit, question: string): string | undefined {
  const role = askedRole(question);
  const own = unit.sentence.text;
  if (!role || own.length > LONGEST) return undefined;
  const above = listUnits(index, unit.passage)[unit.place - 1];
  const isUnder = above !== undefined && above.length <= LONGEST_LABEL && !own.toLowerCase().includes(role);
  const text = isUnder ? `${above.sentence.text}, ${own}` : own;
  const at = text.toLowerCase().indexOf(role);
  if (at < 0 || namesDeputy(unit, question)) return undefined;
  const asked = new Set(wordsOf(question));
  const beside = `${text.slice(0, at)}\n${text.slice(at + role.length)}`;
  const named = [...beside.matchAll(NAME)].find(({ 0: said, index: from }) => {
    const gap = from < at ? at - from - said.length : from - at - 1;
    const names = wordsOf(said).filter((word) => word.length > 2 && !asked.has(word));
    return gap <= NEAR && names.length >= LEAST_WORDS && names.every((word) => !isWritten(index, word));
  });
  return named?.[0];
}

/** Whether a line is about who stands in for the one that is asked for. */
export function namesDeputy({ sentence: { text } }: Unit, question: string): boolean {
  const role = askedRole(question);
  if (!role || text.length > LONGEST || OTHER_ASKED.test(question)) return false;
  const [before, ...after] = text.toLowerCase().split(role);
  return after.length === 1 && OTHER.test(before!);
}

const askedRole = (question: string) => ASKS_FOR.exec(question.slice(0, 200))?.[1]?.toLowerCase();

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];

/** A word that the document has in lower case is no name. */
const isWritten = ({ passages }: PassageIndex, word: string) =>
  passages.some(({ text }) => text.includes(` ${word} `) || text.includes(` ${word},`));
