import { formatDate } from '../../../lib/messages/format.ts';
import type { Mark } from './placed-marks.ts';

/** As the tool writes them: a line is higher than its letters. */
export const LINE_HEIGHT = 1.2;
const MEASURED = 100;

export function textMark(use: 'date' | 'text', text: string): Mark & { text: string } {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `${MEASURED}px "Inter Variable", sans-serif`;
  const letters = pen ? pen.measureText(text).width / MEASURED : text.length / 2;
  return { use, text, ratio: Math.max(0.5, letters) / LINE_HEIGHT };
}

export function todayMark(): Mark & { text: string } {
  return textMark('date', formatDate(new Date().toISOString()));
}
