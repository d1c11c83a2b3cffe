import { MARK_LINE_HEIGHT } from '@sheaf/pdf-core/tools/sign/mark-line.options.ts';
import { formatDate } from '../../../lib/messages/format.ts';
import type { Mark } from './placed-marks.ts';

const MEASURED = 100;

export function textMark(use: 'date' | 'text', text: string): Mark & { text: string } {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `${MEASURED}px "Inter Variable", sans-serif`;
  const letters = pen ? pen.measureText(text).width / MEASURED : text.length / 2;
  return { use, text, ratio: Math.max(0.5, letters) / MARK_LINE_HEIGHT };
}

export function todayMark(): Mark & { text: string } {
  return textMark('date', formatDate(new Date().toISOString()));
}

/** Words that are still to be typed, as wide as a sample of them. */
export function blankMark(sample: string): Mark & { text: string } {
  return { ...textMark('text', sample), text: '' };
}
