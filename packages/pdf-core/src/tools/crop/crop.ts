import { pageRect, type SeenBox } from '../../edit/annotations.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument, touch } from '../../edit/open-document.ts';
import { frameOf, type PageFrame } from '../../edit/pages.ts';
import { PdfError } from '../../errors.ts';
import { resolvePages } from '../../page-ranges.ts';
import { type Tool, throwIfAborted, type ToolContext } from '../../tool.ts';
import { findContent } from './find-content.ts';
import type { CropOptions } from './options.ts';
import type { CropReport } from './report.ts';

/** What is left of a page is at least this long and wide, in points. */
const LEAST = 3;

/** Shows less of each page. The content stays in the file: a recipient can restore the page. */
export const crop: Tool<CropOptions, CropReport> = async (inputs, options, context) => {
  const { password, outputName } = options;
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))];
  const boxes =
    options.to === 'content' ? await measureContent(doc, indexes, options.space, context) : undefined;
  const pages: CropReport['pages'] = [];
  for (const index of indexes) {
    throwIfAborted(context);
    const page = doc.pages[index]!;
    const frame = frameOf(page);
    const box = boxes ? boxes.get(index) : withoutMargins(frame, options, index);
    // A page that shows nothing stays as it is.
    if (!box) continue;
    page.dict.set('CropBox', pageRect(frame, box));
    touch(doc, page.ref);
    pages.push({ page: index + 1, width: round(box.width), height: round(box.height) });
  }
  return { files: [{ name: outputName, bytes: await saveDocument(doc) }], report: { pages } };
};

function withoutMargins({ width, height }: PageFrame, margins: CropOptions, index: number): SeenBox {
  const { top, right, bottom, left } = margins;
  const box = { x: left, y: bottom, width: width - left - right, height: height - top - bottom };
  if (box.width >= LEAST && box.height >= LEAST) return box;
  const size = { width: Math.round(width), height: Math.round(height) };
  throw new PdfError('page_cropped_away', { page: index + 1, ...size });
}

/** Where each page shows something, with some space around it, and never beyond the page. */
async function measureContent(
  doc: EditedDocument,
  indexes: number[],
  space: number,
  context: ToolContext | undefined,
): Promise<Map<number, SeenBox>> {
  const found = await findContent(doc.bytes, indexes, context);
  const boxes = new Map<number, SeenBox>();
  for (const [index, share] of found) {
    const { width, height } = frameOf(doc.pages[index]!);
    const left = Math.max(0, share.left * width - space);
    const right = Math.min(width, share.right * width + space);
    const bottom = Math.max(0, share.bottom * height - space);
    const top = Math.min(height, share.top * height + space);
    if (right - left < LEAST || top - bottom < LEAST) continue;
    boxes.set(index, { x: left, y: bottom, width: right - left, height: top - bottom });
  }
  return boxes;
}

function round(points: number): number {
  return Math.round(points * 100) / 100;
}
