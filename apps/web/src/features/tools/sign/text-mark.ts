import { MARK_LINE_HEIGHT } from '@sheaf/pdf-core/tools/sign/mark-line.options.ts';
import { formatDate } from '../../../lib/messages/format.ts';
import type { Mark } from './placed-marks.ts';

const MEASURED = 100;
/** In sizes of the font: less cannot be taken hold of. */
const NARROWEST = 0.3;
const SPACES = /\s+/gu;

export function textMark(use: 'date' | 'text', text: string): Mark & { text: string } {
  // As it is shown and written: without spaces at its ends.
  const shown = text.trim().replace(SPACES, ' ');
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = `${MEASURED}px "Inter Variable", sans-serif`;
  const letters = pen ? pen.measureText(shown).width / MEASURED : shown.length / 2;
  return { use, text, ratio: Math.max(NARROWEST, letters) / MARK_LINE_HEIGHT };
}

export function todayMark(): Mark & { text: string } {
  return textMark('date', formatDate(new Date().toISOString()));
}

/** Words that are still to be typed, as wide as a sample of them. */
export function blankMark(sample: string): Mark & { text: string } {
  return { ...textMark('text', sample), text: '' };
}
