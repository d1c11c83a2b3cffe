import { writeNumber } from '../model/write-value.ts';

/** How far anything may move on the page, in points: half of the step that numbers are rounded to. */
const STEP = 0.1;
/** Kerning adds up to the room between words, by which readers tell words apart. */
const TEXT_STEP = 0.05;
const MOST = 5;

/** How many decimals a length needs of which one unit is `scale` points; undefined where rounding has no use. */
export function decimalsFor(scale: number): number | undefined {
  if (!(scale > 0) || !Number.isFinite(scale)) return undefined;
  const decimals = Math.max(0, Math.ceil(Math.log10(scale / STEP) - 1e-9));
  return decimals > MOST ? undefined : decimals;
}

/** The largest round number of units that is no more than a step: kerning is given in whole ones and in many. */
export function stepFor(scale: number): number | undefined {
  if (!(scale > 0) || !Number.isFinite(scale)) return undefined;
  const most = TEXT_STEP / scale;
  const power = 10 ** Math.floor(Math.log10(most) + 1e-9);
  const step = most >= power * 5 ? power * 5 : most >= power * 2 ? power * 2 : power;
  return step >= 0.1 && step <= 50 ? step : undefined;
}

export function roundTo(value: number, decimals: number): number {
  const power = 10 ** decimals;
  return Math.round(value * power) / power;
}

/** Without the zero that the syntax does not need. */
export function shortNumber(value: number): string {
  const text = String(value);
  if (text.startsWith('0.')) return text.slice(1);
  if (text.startsWith('-0.')) return `-${text.slice(2)}`;
  return text.includes('e') ? writeNumber(value) : text;
}
