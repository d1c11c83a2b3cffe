import { foldText } from '../text/tokens.ts';

/** Parts that are not written are absent. */
export type DayParts = { year?: number; month: number; day?: number };
/** `readings`: more than one where the order of day and month is open. */
export type WrittenDate = { from: number; to: number; readings: DayParts[] };

/** English, German, French and Spanish, whole and as they are abbreviated, after folding. */
const MONTHS = [
  'january jan januar janvier janv enero ene janner',
  'february feb februar fevrier fevr febrero',
  'march mar marz mars marzo',
  'april apr avril avr abril abr',
  'may mai mayo',
  'june jun juni juin junio',
  'july jul juli juillet juil julio',
  'august aug aout agosto ago',
  'september sep sept septembre septiembre',
  'october oct oktober okt octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember dez decembre diciembre dic',
].map((names) => names.split(' '));

const MONTH = '(?<month>\\p{L}{3,10})\\.?';
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th|er|\\.|º|ª)?';
const YEAR = '(?<year>[12]\\d{3})';
const OF = "(?:of |de |del |d’|d')?";
const ALONE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';
const ISO = new RegExp(
  `${ALONE}(?<year>[12]\\d{3})[-/.](?<month>\\d{1,2})[-/.](?<day>\\d{1,2})${END}`,
  'giu',
);
const CHINESE = new RegExp(
  `${ALONE}(?<year>[12]\\d{3})年(?<month>\\d{1,2})月(?:(?<day>\\d{1,2})日)?${END}`,
  'giu',
);
const DIGITS = new RegExp(
  `${ALONE}(?<one>\\d{1,2})[-/.] ?(?<two>\\d{1,2})[-/.] ?(?<year>\\d{4}|\\d{2})${END}`,
  'giu',
);
const DAY_FIRST = new RegExp(`${ALONE}${DAY} ${OF}${MONTH}(?:,? ${OF}${YEAR})?${END}`, 'giu');
const MONTH_FIRST = new RegExp(`${ALONE}${MONTH} ${DAY}(?:,? ${YEAR})?${END}`, 'giu');
const NO_DAY = new RegExp(`${ALONE}${MONTH} ${OF}${YEAR}${END}`, 'giu');
const PATTERNS = [ISO, CHINESE, DIGITS, DAY_FIRST, MONTH_FIRST, NO_DAY];

/** In the order of the patterns: what one has taken, the next does not read again. */
export function listDates(text: string): WrittenDate[] {
  const spaced = text.replace(/\s/g, ' ');
  const found: WrittenDate[] = [];
  for (const pattern of PATTERNS)
    for (const match of spaced.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const readings = readDate(match.groups ?? {});
      if (readings.length && !found.some((other) => from < other.to && other.from < to))
        found.push({ from, to, readings });
    }
  return found.sort((a, b) => a.from - b.from);
}

function readDate({ one, two, year, month = '', day }: Record<string, string | undefined>): DayParts[] {
  const full = year?.length === 2 ? 2000 + Number(year) : Number(year);
  const withYear = year ? { year: full } : {};
  if (one && two)
    return [
      { ...withYear, month: Number(two), day: Number(one) },
      { ...withYear, month: Number(one), day: Number(two) },
    ].filter(isDay);
  const number = /^\d+$/.test(month) ? Number(month) : monthOf(month);
  return [{ ...withYear, month: number, ...(day && { day: Number(day) }) }].filter(isDay);
}

const ANY_MONTH = new RegExp(`${ALONE}(?:${MONTHS.flat().join('|')})${END}`, 'g');

/** The months that a folded text names, and those of its dates in digits. */
export function monthsIn(folded: string): { month: number; from: number; to: number }[] {
  const named = Array.from(folded.matchAll(ANY_MONTH), ({ 0: name, index }) => ({
    month: monthOf(name),
    from: index,
    to: index + name.length,
  }));
  const dated = listDates(folded).flatMap(({ from, to, readings }) =>
    readings.map(({ month }) => ({ month, from, to })),
  );
  return [...named, ...dated];
}

const monthOf = (name: string) => 1 + MONTHS.findIndex((names) => names.includes(foldText(name)));
const isDay = ({ month, day = 1 }: DayParts) => month >= 1 && month <= 12 && day >= 1 && day <= 31;

/** Whether the dates of a text name this one. Its year may stand elsewhere, as in "from 1 March to 30 June 2024". */
export function hasDate(
  { readings }: WrittenDate,
  known: WrittenDate[],
  years: ReadonlySet<number>,
): boolean {
  return readings.some((asked) =>
    known.some(({ readings: all }) =>
      all.some(
        (one) =>
          one.month === asked.month &&
          (asked.day === undefined || one.day === asked.day) &&
          (asked.year === undefined ||
            (one.year === undefined ? years.has(asked.year) : one.year === asked.year)),
      ),
    ),
  );
}
