import type { Operand } from '../content/scan-content.ts';
import { roundTo, shortNumber } from './grid.ts';
import type { Grid } from './grid.ts';

/** In thousandths of the font's size. What is wider may be the space between words: readers measure those. */
const WIDEST_KERNING = 40;

/**
 * The operands of TJ with its kerning on a grid. The next number corrects the rounding of one: `off` is the distance
 * of the written text from its exact place.
 */
export function roundKerning(operands: Operand[], grid: Grid, off: number): { text: string; off: number } {
  const parts: string[] = [];
  let away = off;
  for (const operand of operands) {
    if (typeof operand === 'number') {
      const isKerning = Math.abs(operand) <= WIDEST_KERNING;
      const wanted = isKerning ? operand - away : operand;
      const rounded = isKerning ? roundTo(wanted, grid) : Math.round(operand);
      away = isKerning ? rounded - wanted : away + rounded - operand;
      const text = shortNumber(rounded);
      if (text !== '0') parts.push(text);
    } else if (Buffer.isBuffer(operand)) {
      const text = operand.toString('latin1');
      const before = parts.at(-1);
      if (before !== undefined && canJoin(before, text))
        parts[parts.length - 1] = before.slice(0, -1) + text.slice(1);
      else parts.push(text);
    }
  }
  return { text: `[${joinParts(parts)}]TJ`, off: away };
}

/** Two strings as one: where the first ends in half an escape, what follows would be taken for the rest of it. */
function canJoin(one: string, other: string): boolean {
  if (!one.endsWith(')') || !other.startsWith('(')) return false;
  return !/(?:\\[0-7]{1,2}|\r)\)$/.test(one);
}

function joinParts(parts: string[]): string {
  let text = '';
  let afterNumber = false;
  for (const part of parts) {
    const isNumber = part[0] !== '(' && part[0] !== '<';
    text += isNumber && afterNumber ? ` ${part}` : part;
    afterNumber = isNumber;
  }
  return text;
}
