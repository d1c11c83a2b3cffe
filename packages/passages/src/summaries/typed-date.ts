import { foldText } from '../text/tokens.ts';

const MONTHS = [
  'jan ene gen',
  'feb fev',
  'mar',
  'apr avr abr',
  'may mai',
  'jun juin',
  'jul juil',
  'aug aou ago',
  'sep',
  'oct okt',
  'nov',
  'dec dez dic',
].map((names) => names.split(' '));
const REACH = 24;
const BEFORE_MONTH =
  /(?<![\d.:/])(\d{1,2})\s?(?:s ?t|n ?d|r ?d|t ?h|er|o)?[.º]?\s{0,3}(?:day\s{1,3})?(?:of\s{1,3}|de\s{1,3})?$/;
const BEHIND_MONTH = /^\.?\s{0,3}(\d{1,2})(?!\d)/;
const WRITTEN = /(?<![a-z])([a-z]{3,10})(?![a-z])/g;

/** Whether days stand before months where a document writes both as numbers; absent where nothing shows it. */
export function dayComesFirst(dates: string[], language: string): boolean | undefined {
  for (const date of dates) {
    const [a = 0, b = 0] = (/^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}$/.exec(date) ?? []).slice(1).map(Number);
    if (a > 12) return true;
    if (b > 12) return false;
  }
  return language === 'en' || language === 'und' ? undefined : true;
}

/** A date as YYYY-MM-DD, where it names a day and its writing leaves no doubt which. */
export function typeDate(text: string, dayFirst: boolean | undefined): string | undefined {
  const folded = foldText(text);
  const numbers = (folded.match(/\d+/g) ?? []).map(Number);
  const months = [...folded.matchAll(WRITTEN)].filter(([, name]) => monthOf(name!) > 0);
  if (months.length) {
    const days = months.flatMap(({ index, 1: name }) => dayBeside(folded, index, name!) ?? []);
    // Of two days in one text none is certain.
    if (new Set(days).size > 1) return undefined;
    const year = numbers.find((one) => one > 1000);
    const [first] = months;
    const [day, month] = (days[0]?.split(' ') ?? []).map(Number);
    const any = numbers.find((one) => one >= 1 && one <= 31);
    return year ? isoOf(year, month ?? monthOf(first![1]!), day ?? any ?? 0) : undefined;
  }
  const [a, b, c] = numbers;
  if (a === undefined || b === undefined || c === undefined || numbers.length > 3) return undefined;
  if (a > 1000) return isoOf(a, b, c);
  const year = c > 99 ? c : 2000 + c;
  if (folded.includes('.') || dayFirst === true || a > 12) return isoOf(year, b, a);
  return dayFirst === false || b > 12 ? isoOf(year, a, b) : a === b ? isoOf(year, a, b) : undefined;
}

/** The day and the month, where a number stands beside its name: the time of the day stands before them. */
function dayBeside(text: string, at: number, name: string): string | undefined {
  const before = BEFORE_MONTH.exec(text.slice(Math.max(0, at - REACH), at))?.[1];
  const day = Number(before ?? BEHIND_MONTH.exec(text.slice(at + name.length))?.[1]);
  return day >= 1 && day <= 31 ? `${day} ${monthOf(name)}` : undefined;
}

const monthOf = (name: string) =>
  1 + MONTHS.findIndex((some) => some.some((start) => name.startsWith(start)));

function isoOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1000 && year <= 9999;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}
