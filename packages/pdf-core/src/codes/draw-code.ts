import { createCanvas, drawShaped, finishCanvas, shapeLines } from '../edit/canvas.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { num } from '../fonts/draw-line.ts';
import type { PdfRef } from '../pdf/values.ts';
import type { Code } from './write-code.ts';

/** Modules without ink around a code, by which readers know where it ends: at the sides, and above and below. */
const QUIET = { flat: [4, 4], bars: [11, 2] } as const;
/** Bars are at least this share of their width high, so that a beam held askew still crosses all of them. */
const BAR_SHARE = 0.15;
/** Letters below bars, in modules, with the space above them. */
const LABEL = 9;
const LABEL_SPACE = 1.5;
/** How far letters rise above their line, of their size. */
const RISE = 0.72;

/** A code with its margins and the words below it, as a form whose unit is a module. */
export type CodeForm = { width: number; height: number; form: PdfRef };

/** Black on white, whatever the page shows there. */
export async function drawCode(doc: EditedDocument, code: Code, isLabelled: boolean): Promise<CodeForm> {
  const isBarcode = code.label !== undefined;
  const [side, edge] = QUIET[isBarcode ? 'bars' : 'flat'];
  const [line] = isBarcode && isLabelled ? await shapeLines(doc, code.label!) : [];
  // A long text becomes smaller rather than wider than its bars.
  const size = line ? Math.min(LABEL, code.width / line.width) : 0;
  const bottom = edge + (line ? LABEL_SPACE + size : 0);
  const stretch = isBarcode ? Math.max(1, (code.width * BAR_SHARE) / code.height) : 1;
  const top = bottom + code.height * stretch;
  const canvas = createCanvas(doc, code.width + 2 * side, top + edge);
  const bars = code.bars.map(({ x, y, width, height }) =>
    [side + x, top - (y + height) * stretch, width, height * stretch].map(num).join(' '),
  );
  canvas.content += `1 g 0 0 ${num(canvas.width)} ${num(canvas.height)} re f\n0 g\n`;
  canvas.content += `${bars.map((bar) => `${bar} re`).join('\n')}\nf\n`;
  if (line)
    drawShaped(
      canvas,
      line,
      size,
      (canvas.width - line.width * size) / 2,
      bottom - LABEL_SPACE - size * RISE,
    );
  return { width: canvas.width, height: canvas.height, form: finishCanvas(canvas) };
}
