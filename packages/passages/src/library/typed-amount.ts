/** `currency`: its code, or its sign where several currencies share it; absent where none is written. */
export type Amount = { amount: number; currency?: string };

/** Digits that go on after it, as in 12.219999, make it no sum. */
const FIGURE = /[-−]?\s?\d{1,18}(?:[.,'’ \u00a0\u202f]\d{1,3}){0,7}(\d|[.,]\d)?/u;
export const MULTIPLE =
  /^[ \u00a0\u202f]?(?:thousand|millions?|billions?|tausend|tsd|millionen|mio|milliarden?|mrd|mille|milliards?|mil|millón|crore|lakh|bn|k|m)(?!\p{L})/iu;
const CURRENCIES: [string, RegExp][] = [
  ['EUR', /€|(?<!\p{L})(?:EUR|euros?)(?!\p{L})/iu],
  ['GBP', /£|(?<!\p{L})(?:GBP|pounds?)(?!\p{L})/iu],
  ['INR', /₹|(?<!\p{L})(?:INR){1,2}|(?<!\p{L})(?:Rs\.?|rupees?)(?!\p{L})/iu],
  ['CHF', /(?<!\p{L})(?:CHF|Franken)(?!\p{L})/iu],
  ['USD', /(?<!\p{L})USD(?!\p{L})|US\s?\$/iu],
  ['CAD', /(?<!\p{L})CAD(?!\p{L})/u],
  ['AUD', /(?<!\p{L})AUD(?!\p{L})/u],
  ['JPY', /(?<!\p{L})JPY(?!\p{L})/u],
  ['SEK', /(?<!\p{L})SEK(?!\p{L})/u],
  ['NOK', /(?<!\p{L})NOK(?!\p{L})/u],
  ['DKK', /(?<!\p{L})DKK(?!\p{L})/u],
  ['PLN', /(?<!\p{L})PLN(?!\p{L})/u],
  ['CZK', /(?<!\p{L})CZK(?!\p{L})/u],
  ['MXN', /(?<!\p{L})MXN(?!\p{L})/u],
  ['$', /\$/u],
  ['¥', /¥/u],
];

const ANY = CURRENCIES.map(([, { source }]) => source).join('|');
export const CURRENCY_BEFORE = new RegExp(`(?:${ANY})\\s?[-−]?$`, 'iu');
export const CURRENCY_BEHIND = new RegExp(`^\\s?(?:${ANY})`, 'iu');

export function currencyOf(text: string): string | undefined {
  return CURRENCIES.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The first sum of a short text as a number; absent where its writing leaves doubt, as before `million`. */
export function typeAmount(text: string): Amount | undefined {
  const short = text.slice(0, 200);
  const found = FIGURE.exec(short);
  if (!found || found[1] || MULTIPLE.test(short.slice(found.index + found[0].length))) return undefined;
  const amount = readFigure(found[0]);
  const currency = currencyOf(short);
  return amount === undefined ? undefined : { amount, ...(currency && { currency }) };
}

/** 1.234,56 and 1,234.56 and 1'234.56: what stands last before one or two digits parts the cents. */
function readFigure(written: string): number | undefined {
  const sign = /^[-−]/.test(written) ? -1 : 1;
  const figure = written.replace(/^[-−]?\s?/, '');
  const cents = /[.,](\d{1,2})$/.exec(figure);
  const whole = cents ? figure.slice(0, cents.index) : figure;
  const groups = whole.split(/[.,'’ \u00a0\u202f]/);
  if (groups.slice(1).some((group) => group.length !== 3)) return undefined;
  // 0.125 is no 125.
  if (groups.length > 1 && (groups[0]!.length > 3 || groups[0]!.startsWith('0'))) return undefined;
  return sign * Number(`${groups.join('')}.${cents?.[1] ?? '0'}`);
}
