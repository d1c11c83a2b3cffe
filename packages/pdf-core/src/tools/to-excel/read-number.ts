/** Which sign stands before the decimals. */
export type Decimal = '.' | ',';

/** What a cell with a number is: its value, and how it is written. */
export type NumberValue = { kind: 'number'; value: number; format: string };

/** More digits than a spreadsheet holds are a name, as of an account. */
const MOST_DIGITS = 15;
const CURRENCY = String.raw`[$€£¥₹₽₩₺]|US\$|CA\$|A\$|(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|INR|CNY|BRL|MXN|kr\.?|zł|Fr\.)`;
const DIGITS = String.raw`\d[\d.,'’\u00a0\u202f ]*`;
const PATTERN = new RegExp(
  String.raw`^(?<open>\()?(?<sign>[-+−–])?\s?(?<before>${CURRENCY})?\s?(?<inner>[-+−–])?(?<digits>${DIGITS}?)\s?(?<percent>%)?\s?(?<after>${CURRENCY})?(?<trailing>[-−])?(?<close>\))?$`,
  'u',
);

/** Undefined for what is no number: names of accounts, phone numbers, dates, and text. */
export function readNumber(text: string, decimal: Decimal): NumberValue | undefined {
  const { groups } = PATTERN.exec(text.trim()) ?? {};
  if (!groups) return undefined;
  const { open, sign, before, inner, digits = '', percent, after, trailing, close } = groups;
  if (Boolean(open) !== Boolean(close) || (before && after) || (percent && (before || after)))
    return undefined;
  const plain = readDigits(digits, decimal);
  if (!plain) return undefined;
  const isNegative = open !== undefined || [sign, inner, trailing].some((mark) => mark && mark !== '+');
  const amount = (isNegative ? '-' : '') + plain.text;
  const places = plain.places ? `.${'0'.repeat(plain.places)}` : '';
  const number = `${plain.isGrouped ? '#,##0' : '0'}${places}`;
  // As text, so that no error of a division of binary fractions is in it.
  if (percent) return { kind: 'number', value: Number(`${amount}e-2`), format: `${number}%` };
  const format = before
    ? `"${before}"${before.length > 1 ? '\\ ' : ''}${number}`
    : after
      ? `${number}\\ "${after}"`
      : number;
  return { kind: 'number', value: Number(amount), format };
}

type Digits = { text: string; places: number; isGrouped: boolean };

/** Digits with their decimals, and in groups of three or none. */
function readDigits(written: string, decimal: Decimal): Digits | undefined {
  const trimmed = written.trim();
  const at = trimmed.lastIndexOf(decimal);
  const [whole, decimals] = at < 0 ? [trimmed, ''] : [trimmed.slice(0, at), trimmed.slice(at + 1)];
  if (at >= 0 && !/^\d+$/.test(decimals)) return undefined;
  const group = decimal === '.' ? ',' : '.';
  const [sign] = /[^\d]/u.exec(whole) ?? [];
  const isGroup = sign === undefined || sign === group || /['’\u00a0\u202f ]/u.test(sign);
  const groups = sign === undefined ? [whole] : whole.split(sign);
  if (!isGroup || !groups.every((part) => /^\d+$/.test(part))) return undefined;
  if (groups.length > 1 && (groups[0]!.length > 3 || groups.slice(1).some(({ length }) => length !== 3)))
    return undefined;
  const digits = groups.join('');
  // A zero in front is part of a name: a postal code, the number of an article.
  if ((digits.length > 1 && digits.startsWith('0')) || digits.length + decimals.length > MOST_DIGITS)
    return undefined;
  return {
    text: decimals ? `${digits}.${decimals}` : digits,
    places: decimals.length,
    isGrouped: groups.length > 1,
  };
}

/** The decimal sign of a document, by those of its numbers that leave no doubt. */
export function findDecimal(texts: string[]): Decimal {
  let [points, commas] = [0, 0];
  for (const text of texts) {
    const digits = /\d[\d.,'’\u00a0\u202f ]*\d/u.exec(text)?.[0];
    if (!digits || /\d[./-]\d{1,2}[./-]\d/.test(digits)) continue;
    const last = /[.,](?=\d+$)/.exec(digits)?.[0];
    if (!last) continue;
    const isRepeated = digits.split(last).length > 2;
    const isMixed = digits.includes(last === '.' ? ',' : '.') || /['’\u00a0\u202f ]/u.test(digits);
    const decimals = digits.length - digits.lastIndexOf(last) - 1;
    if (isRepeated) [points, commas] = last === ',' ? [points + 1, commas] : [points, commas + 1];
    else if (isMixed || decimals !== 3 || digits.startsWith('0'))
      [points, commas] = last === '.' ? [points + 1, commas] : [points, commas + 1];
  }
  return commas > points ? ',' : '.';
}
