import { type Canvas, createCanvas, drawShaped, finishCanvas, shapeLines } from '../edit/canvas.ts';
import { catalogRef, touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf } from '../edit/pages.ts';
import { drawOnPage } from '../edit/draw-on-page.ts';
import { addObject, lookupArray, resolve } from '../pdf/graph/access.ts';
import type { Page } from '../pdf/graph/pages.ts';
import { makeDict } from '../pdf/make-value.ts';
import { readNumberTree } from '../pdf/trees.ts';
import { isDict, PdfRef, type PdfValue } from '../pdf/values.ts';
import type { ShapedLine } from '../fonts/shape-text.ts';
import { wrapLines } from '../fonts/wrap-text.ts';
import type { TitlePageContent } from './plan.options.ts';

type Part = { text: string; size: number; gap: number };

/** Puts a page with title, author and subject before the first one, of its size and upright. */
export async function addTitlePage(
  doc: EditedDocument,
  content: TitlePageContent,
  watermark?: (canvas: Canvas) => void,
): Promise<void> {
  const { width, height } = frameOf(doc.pages[0]!);
  const canvas = createCanvas(doc, width, height);
  await drawTitle(canvas, content);
  watermark?.(canvas);
  const page = insertFirstPage(doc, width, height);
  drawOnPage(doc, page, finishCanvas(canvas));
}

async function drawTitle(canvas: Canvas, content: TitlePageContent): Promise<void> {
  const unit = canvas.width / 612;
  const parts: Part[] = [
    { text: content.title, size: 30 * unit, gap: 28 * unit },
    { text: content.author, size: 16 * unit, gap: 14 * unit },
    { text: content.subject, size: 13 * unit, gap: 0 },
  ];
  let y = canvas.height * 0.68;
  for (const { text, size, gap } of parts.filter((part) => part.text.trim())) {
    const lines = await wrapLines(text, (canvas.width * 0.76) / size);
    await shapeLines(canvas.doc, text);
    for (const line of lines) {
      y -= size * 1.3;
      if (y < size) return;
      drawCentred(canvas, line, size, y);
    }
    y -= gap;
  }
}

function drawCentred(canvas: Canvas, line: ShapedLine, size: number, y: number): void {
  drawShaped(canvas, line, size, (canvas.width - line.width * size) / 2, y);
}

function insertFirstPage(doc: EditedDocument, width: number, height: number): Page {
  const { graph, catalog } = doc;
  const rootRef = catalog.get('Pages');
  const root = resolve(graph, rootRef);
  const kids = isDict(root) ? lookupArray(graph, root, 'Kids') : undefined;
  if (!isDict(root) || !(rootRef instanceof PdfRef) || !kids)
    throw new Error('the page tree was read before');
  const box = [0, 0, width, height];
  const dict = makeDict({
    Type: 'Page',
    MediaBox: box,
    // Set even where the tree above has one: what is inherited was meant for other pages.
    CropBox: box,
    Rotate: 0,
    Resources: {},
    Parent: rootRef,
  });
  const ref = addObject(graph, dict);
  root.set('Kids', [ref, ...kids]);
  root.set('Count', doc.pages.length + 1);
  touch(doc, rootRef);
  shiftPageLabels(doc);
  return { graph, ref, dict, inherited: new Map(dict) };
}

/** Labels are kept by page index, and every index is one higher now; the title page has an empty label. */
function shiftPageLabels(doc: EditedDocument): void {
  const { graph, catalog } = doc;
  const tree = catalog.get('PageLabels');
  if (!isDict(resolve(graph, tree))) return;
  const nums: PdfValue[] = [0, makeDict({})];
  const labels = readNumberTree({ resolve: (value) => resolve(graph, value) }, tree);
  for (const [index, label] of labels) nums.push(index + 1, label);
  catalog.set('PageLabels', makeDict({ Nums: nums }));
  touch(doc, catalogRef(doc));
}
