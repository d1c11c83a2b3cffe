import { makeBlankDocument } from '../../edit/blank-document.ts';
import { PAPERS } from '../../imposition/papers.options.ts';
import { colorOperator, createCanvas, drawShaped, finishCanvas } from '../../edit/canvas.ts';
import { drawOnPage } from '../../edit/draw-on-page.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { PdfError } from '../../errors.ts';
import type { ShapedLine } from '../../fonts/shape-text.ts';
import { wrapLines } from '../../fonts/wrap-text.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { LetterOptions } from './options.ts';
import type { DrawnReport } from '../drawn-report.ts';

const MARGIN = 64;
const INK = '#1c1b19';
const SOFT = '#6b6862';
const SIZE = 10;
const LEADING = 1.5;

type Line = { line: ShapedLine; size: number; color: string; x: number; y: number };
type Page = { lines: Line[]; /** Heights of hairlines from edge to edge. */ rules: number[] };
type Sheet = { pages: Page[]; y: number; width: number; height: number };
type Cell = { text: string; x: number; width: number; color?: string; size?: number; atRight?: boolean };

/** Lays words out from the top, on as many pages as they take. */
export const letter: Tool<LetterOptions, DrawnReport> = async (inputs, options, context) => {
  if (inputs.length) throw new PdfError('letter_takes_no_files');
  const { width, height } = PAPERS[options.pageSize];
  const sheet: Sheet = { pages: [{ lines: [], rules: [] }], y: height - MARGIN, width, height };
  await layOut(sheet, options, () => throwIfAborted(context));
  const doc = await openDocument(makeBlankDocument(sheet.pages.length, options.pageSize, options.title));
  for (const [index, { lines, rules }] of sheet.pages.entries()) {
    const canvas = createCanvas(doc, width, height);
    for (const { line, size, color, x, y } of lines) {
      for (const sign of line.missing) doc.missing.add(sign);
      canvas.content += colorOperator(color, 'rg');
      drawShaped(canvas, line, size, x, y);
    }
    for (const y of rules) canvas.content += `0.8 G 0.5 w ${MARGIN} ${y} m ${width - MARGIN} ${y} l S\n`;
    drawOnPage(doc, doc.pages[index]!, finishCanvas(canvas));
  }
  const files = [{ name: options.outputName, bytes: await saveDocument(doc) }];
  return { files, report: { missingCharacters: [...doc.missing] } };
};

async function layOut(sheet: Sheet, options: LetterOptions, look: () => void): Promise<void> {
  const whole = sheet.width - 2 * MARGIN;
  const full = { x: MARGIN, width: whole };
  if (options.head) await addRow(sheet, [{ ...full, text: options.head, color: SOFT }], 8);
  if (options.title) await addRow(sheet, [{ ...full, text: options.title, size: 24 }], 18);
  for (const { label, value } of options.facts) {
    const [left, right] = [whole * 0.28, whole * 0.72];
    await addRow(sheet, [
      { text: label, x: MARGIN, width: left - SIZE, color: SOFT },
      { text: value, x: MARGIN + left, width: right },
    ]);
  }
  if (options.columns.length || options.rows.length) {
    sheet.y -= 16;
    await addRow(sheet, cellsOf(options.columns, sheet.width, SOFT), 5);
    addRule(sheet);
    for (const row of options.rows) {
      look();
      await addRow(sheet, cellsOf(row, sheet.width), 5);
    }
  }
  if (options.total) {
    addRule(sheet);
    await addRow(sheet, cellsOf([options.total.label, options.total.value], sheet.width, INK, 13), 16);
  }
  if (options.notes) {
    sheet.y -= 12;
    await addRow(sheet, [{ ...full, text: options.notes, color: SOFT }]);
  }
}

/** The first column is twice as wide as each other one. */
function cellsOf(texts: string[], pageWidth: number, color = INK, size = SIZE): Cell[] {
  const unit = (pageWidth - 2 * MARGIN) / (texts.length + 1);
  return texts.map((text, index) => ({
    text,
    color,
    size,
    x: MARGIN + (index ? (index + 1) * unit : 0),
    width: (index ? unit : 2 * unit) - SIZE,
    atRight: index > 0 && index === texts.length - 1,
  }));
}

/** Cells side by side, each broken where its column ends. A row begins on the next page where this one is full. */
async function addRow(sheet: Sheet, cells: Cell[], gap = 0): Promise<void> {
  const broken = await Promise.all(
    cells.map(async (cell) => ({
      ...cell,
      lines: await wrapLines(cell.text, cell.width / (cell.size ?? SIZE)),
    })),
  );
  const lines = Math.max(0, ...broken.map((cell) => cell.lines.length));
  const height = Math.max(SIZE, ...cells.map(({ size }) => size ?? 0)) * LEADING;
  for (let index = 0; index < lines; index++) {
    if (sheet.y - height < MARGIN) {
      sheet.pages.push({ lines: [], rules: [] });
      sheet.y = sheet.height - MARGIN;
    }
    sheet.y -= height;
    for (const { lines: own, x, size = SIZE, color = INK, atRight } of broken) {
      const line = own[index];
      if (!line) continue;
      const at = atRight ? sheet.width - MARGIN - line.width * size : x;
      sheet.pages.at(-1)!.lines.push({ line, size, color, x: at, y: sheet.y });
    }
  }
  sheet.y -= gap;
}

function addRule(sheet: Sheet): void {
  sheet.pages.at(-1)!.rules.push(sheet.y);
  sheet.y -= 6;
}
