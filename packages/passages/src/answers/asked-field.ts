import { findAnswers } from '../reading/answer-spans.ts';
import { COUNTED } from '../reading/features.ts';
import { labelledValue } from '../reading/labelled-value.ts';
import type { AskedQuestion, AskedWord } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';
import type { Unit } from '../reading/units.ts';

/** Words used so much alike name the same. */
const SAME = 0.55;
/** So much of a field's name has to be asked for, and so much of what is asked has to be its name or what it stands under. */
const OF_NAME = 0.6;
const OF_QUESTION = 0.5;
/** Nothing tells whether the value is what is asked for. */
const OF_ANY_QUESTION = 0.75;
const COMPARED = 12;

/**
 * Whether the first is a line `name: value` or a row of two whose name is what is asked for, with a value of the kind that is asked for, and no
 * other line of that name has another.
 */
export function isFieldAsked(asked: AskedQuestion, units: ReadUnit[]): boolean {
  const [first] = units;
  const value = first && readField(first.unit, asked);
  if (!value) return false;
  return units
    .slice(1, COMPARED)
    .every(({ unit }) => !isNamed(unit, first.unit) || [undefined, value].includes(readField(unit, asked)));
}

/** Whether the first has the value of a name that is asked for, and no other line has another value of that name. */
export function isLabelAsked(asked: AskedQuestion, units: ReadUnit[]): boolean {
  const [first] = units;
  const value = first && labelledValue(first.unit, asked);
  if (value === undefined) return false;
  return units
    .slice(1, COMPARED)
    .every(({ unit }) => [undefined, value].includes(labelledValue(unit, asked)));
}

function readField(unit: Unit, { words, kind }: AskedQuestion): string | undefined {
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

const isNamed = (unit: Unit, other: Unit) =>
  unit.key.size === other.key.size && [...unit.key].every((stem) => other.key.has(stem));
