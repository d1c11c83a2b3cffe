import { wrapContents } from '../../edit/draw-on-page.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument, touch } from '../../edit/open-document.ts';
import { frameOf, fromPage } from '../../edit/pages.ts';
import { num } from '../../fonts/draw-line.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Page } from '../../pdf/graph/pages.ts';
import { type Matrix, multiply } from '../../pdf/matrix.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { moveAnnotations } from '../resize/move-annotations.ts';
import { moveDestinations } from '../resize/move-destinations.ts';
import { movePatterns } from '../resize/move-patterns.ts';
import type { DeskewOptions } from './options.ts';
import { findPageSkews } from './page-skews.ts';
import type { DeskewReport } from './report.ts';

/** Nobody sees less, and the picture stays exactly as it was scanned. */
const LEAST_DEGREES = 0.1;

/** What a page shows is turned as one: the picture keeps its pixels, and the words of a text layer stay on it. */
export const deskew: Tool<DeskewOptions, DeskewReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))];
  const skews = await findPageSkews(doc.bytes, indexes, context);
  const moved = new Map<number, Matrix>();
  const pages = indexes.map((index, at): DeskewReport['pages'][number] => {
    throwIfAborted(context);
    const skew = skews[at]!;
    if (typeof skew === 'string') return { page: index + 1, outcome: skew };
    const degrees = Math.round(skew * 100) / 100;
    if (Math.abs(skew) < LEAST_DEGREES) return { page: index + 1, outcome: 'straight', degrees };
    const page = doc.pages[index]!;
    moved.set(page.ref.number, turnPage(doc, page, skew));
    return { page: index + 1, outcome: 'straightened', degrees };
  });
  moveDestinations(doc, moved);
  const bytes = await saveDocument(doc);
  return { files: [{ name: outputName, bytes }], report: { straightened: moved.size, pages } };
};

/** Counterclockwise about its middle, within its boxes; the matrix is of the page's own coordinates. */
function turnPage(doc: EditedDocument, page: Page, degrees: number): Matrix {
  const frame = frameOf(page);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [x, y] = [frame.width / 2, frame.height / 2];
  const turn: Matrix = [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
  const matrix = multiply(multiply(fromPage(frame), turn), frame.toPage);
  movePatterns(page, matrix);
  wrapContents(doc, page, '', '', `${matrix.map(num).join(' ')} cm\n`);
  moveAnnotations(doc, page, matrix);
  touch(doc, page.ref);
  return matrix;
}
