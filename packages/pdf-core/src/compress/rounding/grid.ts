import { numberToken } from '../../pdf/text.ts';

/** The distance between the values that numbers are rounded to: 1, 2 or 5 of some power of ten. */
export type Grid = number;

const FINEST = 1e-6;

/** The widest grid of numbers of which one is `scale` points that is no wider than `step` points. */
export function gridFor(scale: number, step: number): Grid | undefined {
  const most = step / scale;
  if (!(most > FINEST) || !Number.isFinite(most)) return undefined;
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9);
  const digit = [5, 2].find((times) => most >= power * times * (1 - 1e-9)) ?? 1;
  return power < 1 ? digit / Math.round(1 / power) : digit * power;
}

export function roundTo(value: number, grid: Grid): number {
  if (grid >= 1) return Math.round(value / grid) * grid;
  // Divided by a whole number, the result is the nearest there is to few decimals.
  const times = Math.round(1 / grid);
  return Math.round(value * times) / times;
}

/** Without the zero that the syntax does not need. */
export function shortNumber(value: number): string {
  const text = String(value);
  if (text.startsWith('0.')) return text.slice(1);
  if (text.startsWith('-0.')) return `-${text.slice(2)}`;
  return text.includes('e') ? numberToken(value) : text;
}
