import { findAnswers } from './answer-spans.ts';
import { COUNTED } from './features.ts';
import type { AskedQuestion, AskedWord } from './question-words.ts';
import type { Unit } from './units.ts';

/** Words used so much alike name the same. */
const SAME = 0.55;
/** So much of a field's name has to be asked for, and so much of what is asked has to be its name or what it stands under. */
const OF_NAME = 0.6;
const OF_QUESTION = 0.5;
/** Nothing tells whether the value is what is asked for. */
const OF_ANY_QUESTION = 0.75;

/** The value of a line `name: value` or of a row of two whose name is what is asked for, where it is of the kind that is asked for. */
export function readField(unit: Unit, { words, kind }: AskedQuestion): string | undefined {
  const value = valueOf(unit);
  if (!value || !unit.key.size) return undefined;
  const named =
    [...unit.key].filter((stem) => words.some((word) => isSame(word, stem))).length / unit.key.size;
  const all = words.reduce((sum, { weight }) => sum + weight, 0);
  const said = words.reduce((sum, word) => sum + (isIn(word, unit) ? word.weight : 0), 0) / (all || 1);
  if (named < OF_NAME || said < OF_QUESTION) return undefined;
  if (COUNTED.has(kind)) return findAnswers(value, kind).length ? value : undefined;
  if (kind === 'person' || kind === 'place') return /^\p{Lu}/u.test(value) ? value : undefined;
  return (kind === 'thing' || kind === 'list') && said >= OF_ANY_QUESTION ? value : undefined;
}

function valueOf({ shape, cells, isLabelled, sentence: { text } }: Unit): string | undefined {
  if (isLabelled) return text;
  if (shape === 'row') return cells.length === 2 ? cells[1]?.trim() : undefined;
  return shape === 'field' ? text.slice(text.indexOf(':') + 1).trim() : undefined;
}

const isIn = (word: AskedWord, { key, heading }: Unit) =>
  [...key, ...heading].some((stem) => isSame(word, stem));

const isSame = ({ alike, kin }: AskedWord, stem: string) => kin.has(stem) || (alike.get(stem) ?? 0) >= SAME;

/** Whether its name says all of what is asked for, and nothing else. What stands below a line may not be what that names. */
export const isNamedSo = ({ key, isLabelled }: Unit, { words }: AskedQuestion): boolean => {
  const isOf = (word: AskedWord, stem: string) => (isLabelled ? word.stem === stem : isSame(word, stem));
  return (
    words.length > 0 &&
    words.every((word) => [...key].some((stem) => isOf(word, stem))) &&
    [...key].every((stem) => words.some((word) => isOf(word, stem)))
  );
};
