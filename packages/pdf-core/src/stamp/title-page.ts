import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { type Canvas, createCanvas, drawShaped, finishCanvas, shapeLines } from '../edit/canvas.ts';
import { catalogRef, touch } from '../edit/open-document.ts';
import type { EditedDocument } from '../edit/edited-document.ts';
import { frameOf, type PagePlace } from '../edit/pages.ts';
import { drawOnPage } from '../edit/draw-on-page.ts';
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

function insertFirstPage(doc: EditedDocument, width: number, height: number): PagePlace {
  const { context, catalog } = doc.pdf;
  const rootRef = catalog.get(PDFName.of('Pages'));
  const root = context.lookup(rootRef);
  if (!(root instanceof PDFDict) || !(rootRef instanceof PDFRef))
    throw new Error('the page tree was read before');
  const dict = context.obj({
    Type: 'Page',
    MediaBox: [0, 0, width, height],
    Rotate: 0,
    Resources: {},
  }) as PDFDict;
  // Set even where the tree above has one: what is inherited was meant for other pages.
  dict.set(PDFName.of('CropBox'), context.obj([0, 0, width, height]));
  dict.set(PDFName.of('Parent'), rootRef);
  const ref = context.register(dict);
  const kids = context.lookup(root.get(PDFName.of('Kids')));
  const newKids = PDFArray.withContext(context);
  newKids.push(ref);
  if (kids instanceof PDFArray) for (const kid of kids.asArray()) newKids.push(kid);
  else throw new Error('the page tree was read before');
  root.set(PDFName.of('Kids'), newKids);
  root.set(PDFName.of('Count'), PDFNumber.of(doc.pages.length + 1));
  touch(doc, rootRef);
  shiftPageLabels(doc);
  const inherited = new Map<string, PDFObject>(
    ['Resources', 'MediaBox', 'CropBox', 'Rotate'].flatMap((key) => {
      const value = dict.get(PDFName.of(key));
      return value ? [[key, value] as const] : [];
    }),
  );
  return { ref, dict, inherited };
}

/** Labels are kept by page index, and every index is one higher now; the title page has an empty label. */
function shiftPageLabels(doc: EditedDocument): void {
  const { context, catalog } = doc.pdf;
  const tree = context.lookup(catalog.get(PDFName.of('PageLabels')));
  if (!(tree instanceof PDFDict)) return;
  const nums = PDFArray.withContext(context);
  nums.push(PDFNumber.of(0));
  nums.push(context.obj({}));
  for (const [index, label] of labelsOf(tree)) {
    nums.push(PDFNumber.of(index + 1));
    nums.push(label);
  }
  catalog.set(PDFName.of('PageLabels'), context.obj({ Nums: nums }));
  touch(doc, catalogRef(doc));
}

function labelsOf(tree: PDFDict): [number, PDFObject][] {
  const labels: [number, PDFObject][] = [];
  const seen = new Set<PDFDict>();
  const nodes = [tree];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (seen.has(node)) continue;
    seen.add(node);
    const nums = node.lookup(PDFName.of('Nums'));
    if (nums instanceof PDFArray) {
      for (let place = 0; place + 1 < nums.size(); place += 2) {
        const index = nums.lookup(place);
        if (index instanceof PDFNumber) labels.push([index.asNumber(), nums.get(place + 1)]);
      }
    }
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) for (let i = 0; i < kids.size(); i++) pushDict(nodes, kids.lookup(i));
  }
  return labels.sort(([a], [b]) => a - b);
}

function pushDict(nodes: PDFDict[], value: PDFObject | undefined): void {
  if (value instanceof PDFDict) nodes.push(value);
}
