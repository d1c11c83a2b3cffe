import { spokenOr } from '../text/asking-words.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { Reading } from '../reading/read-passages.ts';
import type { Unit } from '../reading/units.ts';

/** What is allowed is told by what is forbidden, too. */
const LEAVE =
  /^(?:erlaub|verbot|gestatt|zulass|untersag|durf|allow|permi|prohib|forbid|interdi|autoris|autoriz|oblig)/u;
const NEARLY = 0.4;
const MUCH = 0.4;
const MOSTLY_ABSENT = 0.5;

/**
 * Without vectors, or in another language, what is told only by words that say the same is often told of something else; so is what lacks
 * words that stand elsewhere, or that stand nowhere.
 */
export function isBeside(index: PassageIndex, { asked, units: [first] }: Reading): boolean {
  const { words, language, absent } = asked;
  if (!first || !words.length || !isLoose(index, asked)) return false;
  const isAcross = language !== spokenOr(index.language.code, language);
  return (
    absent >= MOSTLY_ABSENT ||
    (isAcross && words.length === 1) ||
    shareOf(listLacking(asked, first.unit), words) >= MUCH ||
    !words.some(({ stem }) => first.unit.stems.has(stem))
  );
}

/** Whether it is so is told of all that is asked for. */
export const lacksSaid = (index: PassageIndex, { asked, units: [first] }: Reading): boolean =>
  asked.kind === 'yesno' &&
  first !== undefined &&
  isLoose(index, asked) &&
  listLacking(asked, first.unit).length > 0;

const isLoose = ({ engine, language: { code } }: PassageIndex, { language }: AskedQuestion) =>
  engine === 'words' || language !== spokenOr(code, language);

/** The words of a question that the document has elsewhere, and neither the sentence nor what it stands under. */
function listLacking({ words }: AskedQuestion, { stems, heading, headStems, before }: Unit): AskedWord[] {
  const around = [stems, heading, headStems, before];
  const has = ({ alike }: AskedWord) =>
    [...alike].some(([stem, likeness]) => likeness >= NEARLY && around.some((own) => own.has(stem)));
  return words.filter((word) => word.isHere && !LEAVE.test(word.stem) && !has(word));
}

/** Every word that is asked for stands in it. */
export const saysAll = ({ words }: AskedQuestion, { stems }: Unit) =>
  words.length > 0 && words.every(({ stem }) => stems.has(stem));

const shareOf = (some: AskedWord[], all: AskedWord[]) => weightOf(some) / (weightOf(all) || 1);

const weightOf = (words: AskedWord[]) => words.reduce((sum, { weight }) => sum + weight, 0);
