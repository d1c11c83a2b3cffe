import { openKept, sealTogether } from '../../crypt/keep-protection.ts';
import { createCanvas, drawForm, finishShared } from '../../edit/canvas.ts';
import { drawOnPage, drawUnderPage, pageForm } from '../../edit/draw-on-page.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf, fromPage, type PageFrame } from '../../edit/pages.ts';
import { multiply, type Matrix } from '../../pdf/matrix.ts';
import { PdfError } from '../../errors.ts';
import { flattenDocument } from '../../forms/flatten-document.ts';
import { resolvePages } from '../../page-ranges.ts';
import { createCopier } from '../../pdf/graph/copy-objects.ts';
import type { PdfRef } from '../../pdf/values.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { bringLayers } from './bring-layers.ts';
import { layPage, pairPages } from './lay-pages.options.ts';
import type { OverlayOptions } from './options.ts';
import type { OverlayReport } from './report.ts';

/** The first document stays as it is, with its links and fields; pages of the second become drawings on its pages. */
export const overlay: Tool<OverlayOptions, OverlayReport> = async (inputs, options, context) => {
  const [first, second, ...others] = inputs;
  if (!first || !second || others.length) throw new PdfError('two_documents_wanted');
  const opened = [openKept(first.bytes, '', 'modifying'), openKept(second.bytes)];
  const doc = await openDocument(opened[0]!.bytes);
  const top = await openDocument(opened[1]!.bytes);
  await flattenDocument(top, { forms: true, annotations: true });
  const copy = createCopier(top.graph, doc.graph);
  const draw = options.place === 'over' ? drawOnPage : drawUnderPage;
  const forms = new Map<number, PdfRef>();
  const formOf = (index: number): PdfRef => {
    const known = forms.get(index) ?? copy(pageForm(top, top.pages[index]!));
    forms.set(index, known);
    return known;
  };
  const pairs = pairPages(resolvePages(options.pages, doc.pages.length), top.pages.length, options.repeat);
  let drawn = 0;
  for (const [index, chosen] of pairs) {
    throwIfAborted(context);
    const page = doc.pages[index]!;
    draw(doc, page, drawTop(doc, formOf(chosen), frameOf(top.pages[chosen]!), frameOf(page), options.size));
    drawn += 1;
    context?.progress?.(drawn, pairs.size, 'page');
  }
  bringLayers(top, doc, copy);
  const bytes = sealTogether(await saveDocument(doc), opened);
  return { files: [{ name: options.outputName, bytes }], report: { pages: drawn } };
};

function drawTop(
  doc: EditedDocument,
  form: PdfRef,
  top: PageFrame,
  page: PageFrame,
  size: OverlayOptions['size'],
): PdfRef {
  const { x, y, scale } = layPage(page, top, size);
  const place: Matrix = [scale, 0, 0, scale, x, y];
  const canvas = createCanvas(doc, page.width, page.height);
  drawForm(canvas, form, multiply(fromPage(top), place));
  return finishShared(canvas, page.toPage);
}
