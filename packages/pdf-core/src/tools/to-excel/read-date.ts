/** Days as Excel counts them. */
export type DateValue = { kind: 'date'; value: number; format: string };
/** Which number comes first where both could be the month; undefined if unknown. */
export type DateOrder = 'day' | 'month' | undefined;

const MONTHS = [
  'jan|january|januar|jänner|janv|janvier|ene|enero',
  'feb|february|februar|févr|fév|février|febrero',
  'mar|march|märz|mär|mrz|mars|marzo',
  'apr|april|avr|avril|abr|abril',
  'may|mai|mayo',
  'jun|june|juni|juin|junio',
  'jul|july|juli|juil|juillet|julio',
  'aug|august|août|ago|agosto',
  'sep|sept|september|septembre|septiembre',
  'oct|october|okt|oktober|octobre|octubre',
  'nov|november|novembre|noviembre',
  'dec|december|dez|dezember|déc|décembre|dic|diciembre',
];
const MONTH_OF = new Map(
  MONTHS.flatMap((names, at) => names.split('|').map((name) => [name, at + 1] as const)),
);

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const DAY_FIRST = /^(\d{1,2})(?:\.|st|nd|rd|th)?[\s-](?:de\s)?(\p{L}{3,10})\.?,?[\s-](?:de\s)?(\d{4})$/u;
const MONTH_FIRST = /^(\p{L}{3,10})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})$/u;

/** A day that there is, written in one of the usual ways. */
export function readDate(given: string, order: DateOrder): DateValue | undefined {
  const text = given.trim();
  const iso = ISO.exec(text);
  if (iso) return dateOf(iso[1]!, iso[2]!, iso[3]!, 'yyyy\\-mm\\-dd');
  const numbers = NUMBERS.exec(text);
  if (numbers) return readNumbers(numbers, order);
  const day = DAY_FIRST.exec(text);
  const month = day ?? MONTH_FIRST.exec(text);
  if (!month) return undefined;
  const [name, number] = day ? [day[2]!, day[1]!] : [month[1]!, month[2]!];
  const found = MONTH_OF.get(name.toLowerCase());
  const isLong = name.length > 4;
  const written = isLong ? 'mmmm' : 'mmm';
  const format = day ? `d\\ ${written}\\ yyyy` : `${written}\\ d\\,\\ yyyy`;
  return found ? dateOf(month[3]!, String(found), number, format) : undefined;
}

/** Days with points between them begin with the day everywhere. */
function readNumbers([, one, sign, two, year]: string[], order: DateOrder): DateValue | undefined {
  const [first, second] = [Number(one), Number(two)];
  const known = sign === '.' || first > 12 ? 'day' : second > 12 ? 'month' : order;
  if (!known) return undefined;
  const whole = year!.length === 4 ? year! : String(2000 + Number(year) - (Number(year) > 69 ? 100 : 0));
  const mark = `\\${sign}`;
  const years = year!.length === 4 ? 'yyyy' : 'yy';
  return known === 'day'
    ? dateOf(whole, two!, one!, `dd${mark}mm${mark}${years}`)
    : dateOf(whole, one!, two!, `mm${mark}dd${mark}${years}`);
}

const DAY = 86_400_000;
/** Excel takes 1900 for a leap year: days are counted right from March of it. */
const FIRST = Date.UTC(1900, 2, 1);
const EPOCH = Date.UTC(1899, 11, 30);

function dateOf(year: string, month: string, day: string, format: string): DateValue | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const time = Date.UTC(y, m - 1, d);
  const read = new Date(time);
  const isThere = read.getUTCMonth() === m - 1 && read.getUTCDate() === d;
  return isThere && time >= FIRST && y < 10_000
    ? { kind: 'date', value: (time - EPOCH) / DAY, format }
    : undefined;
}

/** Which number stands first in the dates of a document, by those that leave no doubt. */
export function findDateOrder(texts: string[], decimal: '.' | ','): DateOrder {
  let [day, month] = [0, 0];
  for (const text of texts) {
    const [, first, , second] = NUMBERS.exec(text.trim()) ?? [];
    if (Number(first) > 12) day++;
    else if (Number(second) > 12) month++;
  }
  if (day || month) return day >= month ? 'day' : 'month';
  if (decimal === ',') return 'day';
  return texts.some((text) => /^\(?-?\$\s?\d/.test(text)) ? 'month' : undefined;
}
