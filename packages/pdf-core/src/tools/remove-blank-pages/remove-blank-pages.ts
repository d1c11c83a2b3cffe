import { assembleDocument } from '../../assembly/assemble.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { PdfError } from '../../errors.ts';
import { documentInfo } from '../../pdf/info.ts';
import { asPdfError, openInput } from '../../recover/open-input.ts';
import { findBlankPages } from '../../pdfium/blank-pages.ts';
import type { Tool } from '../../tool.ts';
import type { RemoveBlankPagesOptions } from './options.ts';
import type { RemoveBlankPagesReport } from './report.ts';

/** The document without its blank pages; links to them lead to the page after. One that has none is given back as it is. */
export const removeBlankPages: Tool<RemoveBlankPagesOptions, RemoveBlankPagesReport> = async (
  inputs,
  { specks, outputName },
  context,
) => {
  const file = onlyInput(inputs);
  const { bytes: plain, seal } = openKept(file.bytes);
  const open = await openInput({ ...file, bytes: plain });
  const blank = await findBlankPages(open.document.bytes, context, specks / 100);
  const all = open.pages.pages.map((_, index) => ({ index }));
  const kept = all.filter(({ index }) => !blank.has(index));
  if (!kept.length) throw new PdfError('all_pages_blank');
  const removed = [...blank].map((index) => index + 1);
  if (!removed.length)
    return {
      files: [{ name: outputName, bytes: file.bytes }],
      report: { removed, pages: all.length },
    };
  const part = { open, pages: kept, title: file.name };
  const settings = {
    outlines: 'keep',
    extras: true,
    leadOn: true,
    info: documentInfo(open.document),
  } as const;
  try {
    const bytes = seal(assembleDocument([part], settings));
    const report = { removed, pages: kept.length };
    return { files: [{ name: outputName, bytes }], report };
  } catch (error) {
    throw asPdfError(error);
  }
};
