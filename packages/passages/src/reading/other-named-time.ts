import type { PassageIndex } from '../ranking/passage-index.ts';
import { listTimes, type NamedTimes } from './named-times.ts';
import type { Unit } from './units.ts';

/** Whether what a question asks of a time is told by a unit of another one, or in a document that never names that time. */
export function isOfOtherNamedTime(index: PassageIndex, times: NamedTimes, unit: Unit): boolean {
  if (!times.size) return false;
  const own = `${unit.sentence.text} ${unit.heads.flat().join(' ')}`;
  const told = listTimes(own);
  const around = () =>
    listTimes(
      `${index.passages[unit.passage]!.heading} ${[...unit.caption, ...unit.before, ...unit.heading].join(' ')}`,
    );
  return [...times].some((time) => {
    if (told.has(time) || around().has(time)) return false;
    const kind = kindOf(time);
    if ([...told].some((other) => kindOf(other) === kind)) return true;
    // Digits are looked for first: most passages need not be read.
    const digits = kind === 'year' ? time : '';
    return !index.passages.some(
      ({ text, heading }) =>
        (text.includes(digits) || heading.includes(digits)) && listTimes(`${heading}\n${text}`).has(time),
    );
  });
}

/** A year, a month, a quarter or a week. */
const kindOf = (time: string) => (time.includes(' ') ? time.slice(0, time.indexOf(' ')) : 'year');
