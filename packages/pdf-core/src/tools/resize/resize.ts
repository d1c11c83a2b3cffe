import { wrapContents } from '../../edit/draw-on-page.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument, touch } from '../../edit/open-document.ts';
import { frameOf, fromPage } from '../../edit/pages.ts';
import { multiply, type Matrix } from '../../pdf/matrix.ts';
import { PdfError } from '../../errors.ts';
import { num } from '../../fonts/draw-line.ts';
import type { Page } from '../../pdf/graph/pages.ts';
import { resolvePages } from '../../page-ranges.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { moveAnnotations } from './move-annotations.ts';
import { moveDestinations } from './move-destinations.ts';
import { movePatterns } from './move-patterns.ts';
import { newSize, placeOnNew } from './new-size.options.ts';
import type { ResizeOptions } from './options.ts';
import type { ResizeReport } from './report.ts';

/** Pages longer or shorter than this are none to viewers. */
const LEAST = 3;
const MOST = 14_400;

/** Boxes that describe the previous page. */
const OLD_BOXES = ['CropBox', 'TrimBox', 'BleedBox', 'ArtBox', 'UserUnit', 'Thumb'];

/** Text stays text and links stay links: content, notes, fields and places that bookmarks lead to move together. */
export const resize: Tool<ResizeOptions, ResizeReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))];
  const moved = new Map<number, Matrix>();
  for (const [done, index] of indexes.entries()) {
    throwIfAborted(context);
    const page = doc.pages[index]!;
    const matrix = resizePage(doc, page, options, index);
    if (matrix) moved.set(page.ref.number, matrix);
    context?.progress?.(done + 1, indexes.length, 'page');
  }
  moveDestinations(doc, moved);
  const bytes = await saveDocument(doc);
  return { files: [{ name: outputName, bytes }], report: { pages: moved.size } };
};

/** What moves the page's own coordinates; undefined where the page has that size already. */
function resizePage(
  doc: EditedDocument,
  page: Page,
  options: ResizeOptions,
  index: number,
): Matrix | undefined {
  const frame = frameOf(page);
  const size = newSize(frame, options);
  const { width, height } = size;
  if (Math.abs(width - frame.width) < 0.5 && Math.abs(height - frame.height) < 0.5) return undefined;
  if (Math.min(width, height) < LEAST || Math.max(width, height) > MOST)
    throw new PdfError('page_size_impossible', {
      page: index + 1,
      width: Math.round(width),
      height: Math.round(height),
    });
  const seen = placeOnNew(index, frame, size, options).matrix;
  const [across, up] = frame.rotation % 180 ? [height, width] : [width, height];
  for (const key of OLD_BOXES) page.dict.delete(key);
  const box = [0, 0, across, up];
  page.dict.set('MediaBox', box);
  // An inherited box would hide what is new.
  page.dict.set('CropBox', box);
  page.inherited.set('MediaBox', box);
  page.inherited.set('CropBox', box);
  const matrix = multiply(multiply(fromPage(frame), seen), frameOf(page).toPage);
  movePatterns(page, matrix);
  wrapContents(doc, page, '', '', `${matrix.map(num).join(' ')} cm\n`);
  moveAnnotations(doc, page, matrix);
  touch(doc, page.ref);
  return matrix;
}
