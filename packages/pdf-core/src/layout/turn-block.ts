import type { Box } from './box.ts';
import type { Turn } from './page-input.ts';
import type { Block, Line } from './page-layout.ts';
import { turnBack, turnBox } from './turn-page.ts';

/** A block of a page that was turned, where the reader sees it; `page` is the turned page. */
export function turnBlock(block: Block, turn: Turn, page: { width: number; height: number }): Block {
  const back = turnBack(turn);
  const place = <T extends Box>(box: T): T => ({ ...box, ...turnBox(box, back, page) });
  const placeLine = (line: Line): Line => ({ ...place(line), words: line.words.map(place) });
  if (block.kind === 'picture') return place(block);
  if (block.kind === 'table')
    return {
      ...place(block),
      cells: block.cells.map((cell) => ({ ...place(cell), lines: cell.lines.map(placeLine) })),
    };
  return { ...place(block), lines: block.lines.map(placeLine), turn };
}
