import { type CodeForm, drawCode } from '../../codes/draw-code.ts';
import { writeCode } from '../../codes/write-code.ts';
import { createCanvas, drawForm, finishShared } from '../../edit/canvas.ts';
import { drawOnPage } from '../../edit/draw-on-page.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { PdfError } from '../../errors.ts';
import { resolvePages } from '../../page-ranges.ts';
import { documentWords, fillWords } from '../../stamp/fill-words.options.ts';
import { placeBox } from '../../stamp/place-box.options.ts';
import { throwIfAborted, type Tool } from '../../tool.ts';
import type { AddCodeOptions } from './options.ts';
import type { AddCodeReport } from './report.ts';

/** Narrower lines, in points, are neither printed nor photographed apart: two dots of a printer with 300 dpi. */
const NARROWEST = 0.48;

/** A code at the same place of pages; one that says the same on several is in the document once. */
export const addCode: Tool<AddCodeOptions, AddCodeReport> = async (inputs, options, context) => {
  const file = onlyInput(inputs);
  const doc = await openDocument(file.bytes, { password: options.password, change: 'modifying' });
  const indexes = [...new Set(resolvePages(options.pages, doc.pages.length))];
  const words = documentWords(file.name, doc.pages.length);
  const drawn = new Map<string, CodeForm>();
  let narrowest = Infinity;
  for (const [done, index] of indexes.entries()) {
    throwIfAborted(context);
    const page = doc.pages[index]!;
    const { width, height, toPage } = frameOf(page);
    const text = fillWords(options.text, { ...words, page: String(index + 1) });
    const code = drawn.get(text) ?? (await drawCode(doc, await writeCode(options.kind, text), options.label));
    drawn.set(text, code);
    const canvas = createCanvas(doc, width, height);
    const box = placeBox(canvas, code, options);
    const scale = box.width / code.width;
    if (scale < NARROWEST) {
      const needed = Math.ceil((100 * NARROWEST * code.width) / width);
      throw new PdfError('code_too_small', { page: index + 1, width: needed });
    }
    narrowest = Math.min(narrowest, scale);
    canvas.content += '/Artifact BMC\n';
    drawForm(canvas, code.form, [scale, 0, 0, scale, box.x, box.y]);
    canvas.content += 'EMC\n';
    drawOnPage(doc, page, finishShared(canvas, toPage));
    context?.progress?.(done + 1, indexes.length, 'page');
  }
  const bytes = await saveDocument(doc);
  return {
    files: [{ name: options.outputName, bytes }],
    report: { pages: indexes.length, narrowest: Math.round(narrowest * 100) / 100 },
  };
};
