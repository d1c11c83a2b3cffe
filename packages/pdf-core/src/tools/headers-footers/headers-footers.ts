import {
  type Canvas,
  colorOperator,
  createCanvas,
  drawShaped,
  finishCanvas,
  shapeLines,
} from '../../edit/canvas.ts';
import { drawOnPage } from '../../edit/draw-on-page.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { PdfError } from '../../errors.ts';
import { resolvePages } from '../../page-ranges.ts';
import { documentWords, fillWords, type Words } from '../../stamp/fill-words.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { DrawnReport } from '../drawn-report.ts';
import type { HeadersFootersOptions } from './options.ts';

/** How far letters rise above their line, of their size. */
const RISE = 0.72;

const PLACES = [
  ['headerLeft', 'Header', 0],
  ['headerCenter', 'Header', 0.5],
  ['headerRight', 'Header', 1],
  ['footerLeft', 'Footer', 0],
  ['footerCenter', 'Footer', 0.5],
  ['footerRight', 'Footer', 1],
] as const;

/** Words at the edges of pages, over what is there. */
export const headersFooters: Tool<HeadersFootersOptions, DrawnReport> = async (inputs, options, context) => {
  const file = onlyInput(inputs);
  if (!PLACES.some(([place]) => options[place].trim())) throw new PdfError('header_or_footer_needed');
  const doc = await openDocument(file.bytes, { change: 'modifying' });
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))];
  const words = documentWords(file, options.start + doc.pages.length - 1);
  for (const [done, index] of indexes.entries()) {
    throwIfAborted(context);
    const page = doc.pages[index]!;
    const { width, height, toPage } = frameOf(page);
    const canvas = createCanvas(doc, width, height);
    await drawWords(canvas, options, { ...words, page: String(options.start + index) });
    drawOnPage(doc, page, finishCanvas(canvas, toPage));
    context?.progress?.(done + 1, indexes.length, 'page');
  }
  const bytes = await saveDocument(doc);
  return { files: [{ name: options.outputName, bytes }], report: { missingCharacters: [...doc.missing] } };
};

async function drawWords(canvas: Canvas, options: HeadersFootersOptions, words: Words): Promise<void> {
  const { size, color } = options;
  // A page smaller than a business card keeps its words on the page all the same.
  const margin = Math.min(options.margin, canvas.width / 8, canvas.height / 8);
  for (const [place, kind, share] of PLACES) {
    const text = fillWords(options[place].trim(), words);
    const [line] = text ? await shapeLines(canvas.doc, text) : [];
    if (!line) continue;
    const x = margin + (canvas.width - 2 * margin - line.width * size) * share;
    const y = kind === 'Header' ? canvas.height - margin - size * RISE : margin;
    canvas.content += `/Artifact <</Type /Pagination /Subtype /${kind}>> BDC\nq ${colorOperator(color, 'rg')}`;
    drawShaped(canvas, line, size, x, y);
    canvas.content += 'Q\nEMC\n';
  }
}
