import type { FormatToken } from './format-tokens.ts';

export type Signs = { group: string; decimal: string };

/** What the places of a format come to for one number. */
type Digits = { whole: string; fraction: string; exponent: number };

/** Puts the digits of a positive number in the places of a format. Undefined for a format with a fraction bar. */
export function fillPlaces(
  tokens: FormatToken[],
  { group, decimal }: Signs,
): ((size: number) => string) | undefined {
  const places = tokens.map(({ kind, text }) => (kind === 'number' ? text : '')).join('');
  if (places.includes('/')) return undefined;
  const percent = 100 ** places.split('%').length / 100;
  const [mantissa = '', power] = places.replace(/%/g, '').split('E');
  const [whole = '', ...rest] = mantissa.split('.');
  const decimals = rest.join('').replace(/,/g, '');
  const scale = percent / 1000 ** [...mantissa.matchAll(/,+(?=\.|$)/g)].join('').length;
  const isGrouped = /[0#?],+[0#?]/.test(whole);
  const bare = whole.replace(/,/g, '');
  const least = bare.includes('0') ? bare.length - bare.indexOf('0') : 0;
  const leastFraction = decimals.lastIndexOf('0') + 1;
  return (size) => {
    const scaled = size * scale;
    const exponent = power === undefined || !scaled ? 0 : Math.floor(Math.log10(scaled));
    const [digits = '', fraction = ''] = round(scaled / 10 ** exponent, decimals.length).split('.');
    const shown = digits.replace(/^0+/, '').padStart(least, '0');
    const cut = fraction.slice(0, Math.max(leastFraction, withoutZeros(fraction).length));
    return place(
      tokens,
      {
        whole: isGrouped ? shown.replace(/\B(?=(?:\d{3})+$)/g, group) : shown,
        fraction: cut && decimal + cut,
        exponent,
      },
      isGrouped,
    );
  };
}

/** The words of the format stay where they are; digits fill its places from the right. */
function place(tokens: FormatToken[], { whole, fraction, exponent }: Digits, isGrouped: boolean): string {
  const point = tokens.findIndex(({ kind, text }) => kind === 'number' && /[.E]/.test(text));
  const before = point < 0 ? tokens : tokens.slice(0, point);
  const first = before.findIndex(isDigit);
  let left = whole;
  const pieces = before.toReversed().map((token, index) => {
    if (!isDigit(token)) return token.kind === 'number' && token.text === ',' ? '' : token.text;
    const isFirst = before.length - 1 - index === first;
    const taken = isFirst || isGrouped ? left : left.slice(-1);
    left = left.slice(0, left.length - taken.length);
    return taken;
  });
  const words = point < 0 ? [] : tokens.slice(point);
  const power = words.findIndex(({ kind, text }) => kind === 'number' && text === 'E');
  const rest = words.map(({ kind, text }, index) => {
    if (kind !== 'number' || text === '%') return text;
    if (index === power) return `E${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`;
    return index === 0 ? fraction : '';
  });
  return [...pieces.toReversed(), ...rest].join('').trim();
}

function withoutZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end--;
  return digits.slice(0, end);
}

function isDigit({ kind, text }: FormatToken): boolean {
  return kind === 'number' && /[0#?]/.test(text);
}

/** Half goes up, as it is written: 1.005 is 1.01 with two decimals, though no computer holds 1.005. */
function round(size: number, decimals: number): string {
  const kept = Math.min(decimals, 30);
  const shifted = Number(`${Number(size.toPrecision(15))}e${kept}`);
  if (!(shifted < 1e15)) return size.toFixed(kept);
  return (Math.round(shifted) / 10 ** kept).toFixed(kept);
}
