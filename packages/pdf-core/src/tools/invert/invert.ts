import { createCanvas, finishShared, setOpacity } from '../../edit/canvas.ts';
import { drawOnPage, drawUnderPage } from '../../edit/draw-on-page.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import type { Page } from '../../pdf/graph/pages.ts';
import { num } from '../../fonts/draw-line.ts';
import { resolvePages } from '../../page-ranges.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { InvertOptions } from './options.ts';
import type { InvertReport } from './report.ts';

/** White paper is drawn under a page, and its difference to white over it: text stays text, and pictures are inverted too. */
export const invert: Tool<InvertOptions, InvertReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))];
  for (const [done, index] of indexes.entries()) {
    throwIfAborted(context);
    const page = doc.pages[index]!;
    drawUnderPage(doc, page, whitePage(doc, page));
    drawOnPage(doc, page, whitePage(doc, page, 'Difference'));
    context?.progress?.(done + 1, indexes.length, 'page');
  }
  return { files: [{ name: outputName, bytes: await saveDocument(doc) }], report: { pages: indexes.length } };
};

function whitePage(doc: EditedDocument, page: Page, blend?: 'Difference') {
  const { width, height, toPage } = frameOf(page);
  const canvas = createCanvas(doc, width, height);
  canvas.content += '/Artifact BMC\nq\n';
  if (blend) setOpacity(canvas, 1, blend);
  canvas.content += `1 g 0 0 ${num(width)} ${num(height)} re f\nQ\nEMC\n`;
  return finishShared(canvas, toPage);
}
