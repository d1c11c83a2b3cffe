import { openKept, sealTogether } from '../../crypt/keep-protection.ts';
import { createCanvas, drawForm, finishCanvas } from '../../edit/canvas.ts';
import { drawOnPage, drawUnderPage, pageForm } from '../../edit/draw-on-page.ts';
import type { EditedDocument } from '../../edit/edited-document.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf, fromPage, type PageFrame } from '../../edit/pages.ts';
import { multiply, type Matrix } from '../../pdf/matrix.ts';
import { PdfError } from '../../errors.ts';
import { flattenDocument } from '../../forms/flatten-document.ts';
import { fitPage } from '../../imposition/fit.ts';
import { resolvePages } from '../../page-ranges.ts';
import { createCopier } from '../../pdf/graph/copy-objects.ts';
import type { PdfRef } from '../../pdf/values.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import { bringLayers } from './bring-layers.ts';
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
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))].toSorted((a, b) => a - b);
  let drawn = 0;
  for (const [turn, index] of indexes.entries()) {
    throwIfAborted(context);
    const chosen = choosePage(turn, top.pages.length, options.repeat);
    if (chosen === undefined) break;
    const page = doc.pages[index]!;
    draw(doc, page, drawTop(doc, formOf(chosen), frameOf(top.pages[chosen]!), frameOf(page), options.size));
    drawn += 1;
    context?.progress?.(turn + 1, indexes.length, 'page');
  }
  bringLayers(top, doc, copy);
  const bytes = sealTogether(await saveDocument(doc), opened);
  return { files: [{ name: options.outputName, bytes }], report: { pages: drawn } };
};

function choosePage(turn: number, count: number, repeat: OverlayOptions['repeat']): number | undefined {
  if (turn < count) return turn;
  if (repeat === 'once') return undefined;
  return repeat === 'last' ? count - 1 : turn % count;
}

/** In the middle of the page, whichever way both are turned. */
function drawTop(
  doc: EditedDocument,
  form: PdfRef,
  top: PageFrame,
  page: PageFrame,
  size: OverlayOptions['size'],
): PdfRef {
  const { width, height } = page;
  const middle: Matrix = [1, 0, 0, 1, (width - top.width) / 2, (height - top.height) / 2];
  const place = size === 'actual' ? middle : fitPage(0, top, { x: 0, y: 0, width, height }).matrix;
  const canvas = createCanvas(doc, width, height);
  drawForm(canvas, form, multiply(fromPage(top), place));
  return finishCanvas(canvas, page.toPage);
}
