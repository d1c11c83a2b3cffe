import { createCanvas, finishShared } from '../edit/canvas.ts';
import { drawOnPage } from '../edit/draw-on-page.ts';
import { openDocument, saveDocument } from '../edit/open-document.ts';
import { frameOf } from '../edit/pages.ts';
import { throwIfAborted, type ToolContext } from '../tool.ts';
import { drawPageNumber } from './page-number.ts';
import type { StampPlan } from './plan.options.ts';
import { addTitlePage } from './title-page.ts';
import { prepareWatermark } from './watermark.ts';

export type Stamped = {
  bytes: Uint8Array;
  /** Characters that no bundled font has: they were drawn as the replacement sign. */
  missing: string[];
};

/**
 * Puts a title page, a watermark and page numbers on a document. All that was in it stays: the additions are appended,
 * each page's drawing is a form of its own, laid out on the page as a reader sees it.
 */
export async function stampPages(
  bytes: Uint8Array,
  plan: StampPlan,
  context?: ToolContext,
): Promise<Stamped> {
  const doc = await openDocument(bytes, { change: 'modifying' });
  const watermark = plan.watermark && (await prepareWatermark(doc, plan.watermark));
  for (const [index, page] of doc.pages.entries()) {
    if (!watermark && !plan.pageNumbers) break;
    throwIfAborted(context);
    const { width, height, toPage } = frameOf(page);
    const canvas = createCanvas(doc, width, height);
    watermark?.(canvas);
    if (plan.pageNumbers) await drawPageNumber(canvas, plan.pageNumbers, index);
    drawOnPage(doc, page, finishShared(canvas, toPage));
    context?.progress?.(index + 1, doc.pages.length, 'page');
  }
  if (plan.titlePage) await addTitlePage(doc, plan.titlePage, watermark);
  return { bytes: await saveDocument(doc), missing: [...doc.missing] };
}
