import { IDENTITY, type Matrix, multiply } from '../pdf/matrix.ts';
import { COLOR_NAMES } from './color-names.ts';

/** Parts of red, green and blue, and how much of it is seen, each 0 to 1. */
export type Color = { rgb: readonly [number, number, number]; alpha: number };
export type Paint =
  | { kind: 'none' }
  | ({ kind: 'color' } & Color)
  /** An element of the drawing, and what is used if there is none. */
  | { kind: 'element'; id: string; otherwise: Paint };

export const NONE: Paint = { kind: 'none' };
export const BLACK: Color = { rgb: [0, 0, 0], alpha: 1 };

const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
};
const LENGTH = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]*)$/i;

/** A length in units of the drawing; `whole` is what percentages are of. Undefined for what is none. */
export function readLength(value: string | undefined, size: number, whole: number): number | undefined {
  const match = value === undefined ? undefined : LENGTH.exec(value.trim());
  if (!match) return undefined;
  const number = Number(match[1]);
  const unit = match[2]!.toLowerCase();
  if (unit === '%') return (number / 100) * whole;
  const relative: Record<string, number> = { em: size, rem: 16, ex: size / 2, ch: size / 2 };
  const factor = UNITS[unit] ?? relative[unit];
  const length = factor === undefined ? NaN : number * factor;
  return Number.isFinite(length) ? length : undefined;
}

export function readLengths(value: string | undefined, size: number, whole: number): number[] {
  if (!value) return [];
  return value
    .trim()
    .split(/[\s,]+/, 100_000)
    .map((part) => readLength(part, size, whole) ?? NaN);
}

/** 0 to 1, or a percentage. */
export function readShare(value: string | undefined): number | undefined {
  const match = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(%?)$/i.exec((value ?? '').trim());
  if (!match) return undefined;
  return Math.max(0, Math.min(1, Number(match[1]) / (match[2] ? 100 : 1)));
}

export function readColor(value: string, current: Color = BLACK): Color | undefined {
  const text = value.trim().toLowerCase().slice(0, 200);
  if (text === 'currentcolor') return current;
  if (text === 'transparent') return { rgb: [0, 0, 0], alpha: 0 };
  const digits = /^#([0-9a-f]{3,8})$/.exec(text)?.[1] ?? COLOR_NAMES.get(text);
  if (digits) return readDigits(digits);
  const match = /^(rgb|hsl)a?\(([^)]*)\)/.exec(text);
  if (!match) return undefined;
  const parts = match[2]!.split(/[\s,/]+/).filter(Boolean);
  const [first = NaN, second = NaN, third = NaN] = parts.map((part) => Number.parseFloat(part));
  const alpha = parts[3] === undefined ? 1 : readShare(parts[3]);
  if (alpha === undefined || ![first, second, third].every(Number.isFinite)) return undefined;
  if (match[1] === 'hsl') return { rgb: fromHue(first, second / 100, third / 100), alpha };
  const [red, green, blue] = [first, second, third].map((part, index) =>
    Math.max(0, Math.min(1, part / (parts[index]!.endsWith('%') ? 100 : 255))),
  );
  return { rgb: [red!, green!, blue!], alpha };
}

function readDigits(digits: string): Color | undefined {
  const step = digits.length < 5 ? 1 : 2;
  if (![3, 4, 6, 8].includes(digits.length)) return undefined;
  const part = (index: number) => {
    const text = digits.slice(index * step, (index + 1) * step);
    return Number.parseInt(text.repeat(3 - step), 16) / 255;
  };
  return { rgb: [part(0), part(1), part(2)], alpha: digits.length % 4 ? 1 : part(3) };
}

function fromHue(hue: number, saturation: number, lightness: number): [number, number, number] {
  const reach = Math.max(0, Math.min(1, saturation)) * Math.min(lightness, 1 - lightness);
  const part = (shift: number) => {
    const k = (((shift + hue / 30) % 12) + 12) % 12;
    return Math.max(0, Math.min(1, lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** Undefined for what is not understood. */
export function readPaint(value: string, current: Color): Paint | undefined {
  const text = value.trim();
  if (text === 'none') return NONE;
  if (text.startsWith('url(')) {
    const end = text.indexOf(')');
    const otherwise = end < 0 ? NONE : (readPaint(text.slice(end + 1), current) ?? NONE);
    const id = readReference(text);
    // An address elsewhere is never fetched: what stands behind it counts.
    return id === undefined ? otherwise : { kind: 'element', id, otherwise };
  }
  const color = readColor(text, current);
  return color && { kind: 'color', ...color };
}

/** The id that a property such as `clip-path` names. */
export function readReference(value: string | undefined): string | undefined {
  const text = value?.trim() ?? '';
  const end = text.indexOf(')');
  if (!text.startsWith('url(') || end < 0) return undefined;
  const address = text.slice(4, end).trim().replaceAll(/["']/g, '');
  return address.startsWith('#') ? address.slice(1) : undefined;
}

const RADIANS = Math.PI / 180;
/** Steps of one `transform`. */
const MOST_STEPS = 1000;

/** Undefined for a list that cannot be read: the element is not transformed then. */
export function readTransform(value: string | undefined): Matrix {
  if (!value || value === 'none') return IDENTITY;
  let matrix: Matrix = IDENTITY;
  let steps = 0;
  for (const [, name, list] of value.matchAll(/([a-z]{4,10})\s{0,20}\(([^()]{0,2000})\)/gi)) {
    const numbers = list!
      .trim()
      .split(/[\s,]+/)
      .map(Number.parseFloat);
    const step = ++steps > MOST_STEPS ? undefined : stepOf(name!.toLowerCase(), numbers);
    if (!step || !step.every(Number.isFinite)) return IDENTITY;
    matrix = multiply(step, matrix);
  }
  return matrix;
}

function stepOf(name: string, [a = NaN, b, c, d, e, f]: number[]): Matrix | undefined {
  switch (name) {
    case 'matrix':
      return [a, b ?? NaN, c ?? NaN, d ?? NaN, e ?? NaN, f ?? NaN];
    case 'translate':
      return [1, 0, 0, 1, a, b ?? 0];
    case 'translatex':
      return [1, 0, 0, 1, a, 0];
    case 'translatey':
      return [1, 0, 0, 1, 0, a];
    case 'scale':
      return [a, 0, 0, b ?? a, 0, 0];
    case 'rotate': {
      const [cos, sin] = [Math.cos(a * RADIANS), Math.sin(a * RADIANS)];
      const [x, y] = [b ?? 0, c ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'skewx':
      return [1, 0, Math.tan(a * RADIANS), 1, 0, 0];
    case 'skewy':
      return [1, Math.tan(a * RADIANS), 0, 1, 0, 0];
    default:
      return undefined;
  }
}
