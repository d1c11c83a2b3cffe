import { stemOf } from '../lexical/terms.ts';
import type { PassageIndex } from '../ranking/passage-index.ts';
import { COUNTED } from '../reading/features.ts';
import type { AskedWord } from '../reading/question-words.ts';
import type { Reading } from '../reading/read-passages.ts';
import { listUnits, type Unit } from '../reading/units.ts';
import type { Quote } from './quote-unit.ts';

/** Words used so much alike may name the same; where a sum, a date or a count is asked for, only those that do. */
const ALIKE = 0.4;
const SAME = 0.55;
/** What is paid, when and how long: said of anything. */
const OF_ANYTHING = new Set(
  'pay paid pays cost costs charge charged price much many long often month months monthly year years week weeks day days per total need get take zahlen zahle zahlt kostet kosten monat jahr tag woche preis payer paie coute cout mois jour semaine an prix pagar paga cuesta cuestan mes dia semana precio'
    .split(' ')
    .map(stemOf),
);

/**
 * Whether a quote has what was judged to be the answer, and some word of the question, a translation or kin of one, in it or over it. Whatever
 * else speaks for a sentence without any, it states something else than what was asked.
 */
export function speaksOf(
  index: PassageIndex,
  { asked, units, cell, isTold }: Reading,
  quote: Quote,
): boolean {
  const [first] = units;
  if (!first || !holds(quote, first.unit)) return false;
  if (isTold || cell || asked.contact || !asked.words.length) return true;
  const quoted = listUnits(index, first.unit.passage).filter((unit) => holds(quote, unit));
  const isCounted = COUNTED.has(asked.kind);
  const telling = isCounted ? asked.words.filter(({ stem }) => !OF_ANYTHING.has(stem)) : asked.words;
  const words = telling.some(({ isHere, kin }) => isHere || kin.size > 1) ? telling : asked.words;
  return words.some((word) => quoted.some((unit) => isNamed(word, unit, isCounted ? SAME : ALIKE)));
}

const holds = ({ page, from, to }: Quote, { sentence }: Unit) =>
  sentence.page === page && sentence.from >= from && sentence.to <= to;

const isNamed = (
  { alike, kin }: AskedWord,
  { stems, key, heading, headStems, caption }: Unit,
  least: number,
) =>
  [stems, key, heading, headStems, caption].some(
    (said) =>
      [...kin].some((stem) => said.has(stem)) ||
      [...alike].some(([stem, likeness]) => likeness >= least && said.has(stem)),
  );
