import {
  type Canvas,
  colorOperator,
  createCanvas,
  drawShaped,
  finishShared,
  shapeLines,
} from '../../edit/canvas.ts';
import { drawOnPage } from '../../edit/draw-on-page.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { resolvePages } from '../../page-ranges.ts';
import { documentWords, type Words } from '../../stamp/fill-words.options.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { DrawnReport } from '../drawn-report.ts';
import type { HeadersFootersOptions } from './options.ts';
import { placeWords } from './place-words.options.ts';

/** Words at the edges of pages, over what is there. */
export const headersFooters: Tool<HeadersFootersOptions, DrawnReport> = async (inputs, options, context) => {
  const file = onlyInput(inputs);
  const doc = await openDocument(file.bytes, { change: 'modifying' });
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))];
  const words = documentWords(file.name, options.start + doc.pages.length - 1);
  for (const [done, index] of indexes.entries()) {
    throwIfAborted(context);
    const page = doc.pages[index]!;
    const { width, height, toPage } = frameOf(page);
    const canvas = createCanvas(doc, width, height);
    await drawWords(canvas, options, { ...words, page: String(options.start + index) });
    drawOnPage(doc, page, finishShared(canvas, toPage));
    context?.progress?.(done + 1, indexes.length, 'page');
  }
  const bytes = await saveDocument(doc);
  return { files: [{ name: options.outputName, bytes }], report: { missingCharacters: [...doc.missing] } };
};

async function drawWords(canvas: Canvas, options: HeadersFootersOptions, words: Words): Promise<void> {
  const { size, color } = options;
  for (const { text, edge, share, y, left, room } of placeWords(canvas, options, words)) {
    const [line] = await shapeLines(canvas.doc, text);
    if (!line) continue;
    const x = left + (room - line.width * size) * share;
    canvas.content += `/Artifact <</Type /Pagination /Subtype /${edge}>> BDC\nq ${colorOperator(color, 'rg')}`;
    drawShaped(canvas, line, size, x, y);
    canvas.content += 'Q\nEMC\n';
  }
}
