import { labelledValue } from '../reading/labelled-value.ts';
import { readField } from '../reading/named-field.ts';
import type { AskedQuestion } from '../reading/question-words.ts';
import type { ReadUnit } from '../reading/read-passages.ts';
import type { Unit } from '../reading/units.ts';

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

const isNamed = (unit: Unit, other: Unit) =>
  unit.key.size === other.key.size && [...unit.key].every((stem) => other.key.has(stem));
