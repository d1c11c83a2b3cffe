/** `readings`: 1.234 is a thousand or one and a bit. A code, such as INV-2024-7, has none, and is compared as it is written. */
export type WrittenFigure = { from: number; to: number; readings: number[]; code?: string };

const DIGITS = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,9})?(?!\d)|\d+(?:[.,]\d+)*`;
const CODE = /(?=[\p{L}\d/_-]*\p{L})(?=[\p{L}\d/_-]*\d)[\p{L}\d]+(?:[-/_][\p{L}\d]+)*/u.source;
const FIGURE = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<code>${CODE})|(?<digits>${DIGITS}))`, 'gu');
/** 2nd, 3e and 5km are numbers; what has more letters, or letters first, is a code. */
const WITH_LETTERS = /^(\d+(?:[.,]\d+)*)(\p{L}{1,4})$/u;
const SCALES: [RegExp, number[]][] = [
  [/^[\s-]{0,2}(?:thousand|tausend|tsd|mille?|k)(?!\p{L})/iu, [1e3]],
  [/^[\s-]{0,2}(?:millions?|millionen|million|mio|millón|millones|m|mn)(?!\p{L})/iu, [1e6]],
  [/^[\s-]{0,2}(?:billions?|billionen|bn)(?!\p{L})/iu, [1e9, 1e12]],
  [/^[\s-]{0,2}(?:milliarden?|mrd|milliards?)(?!\p{L})/iu, [1e9]],
];
const SIGN_BEFORE = /[$€£¥₹]\s?$/u;
const SIGN_AFTER = /^\s?[%‰$€£¥₹]/u;

/** Figures outside of `taken`, each with the sign of its currency or percent. */
export function listFigures(text: string, taken: { from: number; to: number }[] = []): WrittenFigure[] {
  return [...text.matchAll(FIGURE)].flatMap(({ 0: written, index, groups }) => {
    const end = index + written.length;
    if (taken.some(({ from, to }) => index < to && from < end)) return [];
    const lettered = groups?.['code'] ? WITH_LETTERS.exec(groups['code']) : null;
    if (groups?.['code'] && !lettered) return [{ from: index, to: end, readings: [], code: plain(written) }];
    const digits = lettered?.[1] ?? written;
    const after = text.slice(lettered ? index + digits.length : end, end + 14);
    const before = SIGN_BEFORE.exec(text.slice(Math.max(0, index - 2), index))?.[0].length ?? 0;
    const sign = SIGN_AFTER.exec(after)?.[0].length ?? 0;
    return [{ from: index - before, to: end + sign, readings: scale(readDigits(digits), after) }];
  });
}

export const plain = (code: string) => code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function scale(values: number[], after: string): number[] {
  const factors = SCALES.find(([pattern]) => pattern.test(after))?.[1] ?? [1];
  return values.flatMap((value) => factors.map((factor) => Number((value * factor).toPrecision(12))));
}

function readDigits(written: string): number[] {
  const digits = written.replace(/[ \u00a0\u202f'’]/g, '');
  const marks = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (!last) return [Number(digits)];
  const whole = Number(digits.replace(/[.,]/g, ''));
  const at = digits.lastIndexOf(last);
  const withCents = Number(`${digits.slice(0, at).replace(/[.,]/g, '')}.${digits.slice(at + 1)}`);
  if (new Set(marks).size > 1) return [withCents];
  if (marks.length > 1) return [whole];
  const isGroup = digits.length - at === 4 && at <= 3 && !digits.startsWith('0');
  return isGroup ? [whole, withCents] : [withCents];
}
