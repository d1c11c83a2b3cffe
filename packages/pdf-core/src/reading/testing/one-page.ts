import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import type { DocumentFile } from '../../tool.ts';

type Draw = (page: PDFPage, font: PDFFont) => void;

/** A document of A4 pages, each drawn by a function. */
export async function makePages(...draws: Draw[]): Promise<DocumentFile> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const draw of draws) draw(document.addPage([595, 842]), font);
  return { name: 'sample.pdf', bytes: await document.save() };
}

type Cell = { text: string; columns?: number; rows?: number };

/** Draws a table of cells that may cover several places, each with lines around it. */
export function drawCells(page: PDFPage, font: PDFFont, rows: (Cell | string | null)[][], top = 700): void {
  const [left, wide, high] = [50, 100, 24];
  for (const [row, cells] of rows.entries())
    for (const [column, given] of cells.entries()) {
      if (given === null) continue;
      const { text, columns = 1, rows: down = 1 } = typeof given === 'string' ? { text: given } : given;
      const box = {
        x: left + column * wide,
        y: top - (row + down) * high,
        width: columns * wide,
        height: down * high,
      };
      page.drawRectangle({ ...box, borderWidth: 0.7 });
      if (text) page.drawText(text, { x: box.x + 5, y: top - row * high - 16, size: 10, font });
    }
}
