import { assembleDocument } from '../../assembly/assemble.ts';
import { resolvePlaces } from '../../assembly/place-words.ts';
import type { AssemblySettings, Part } from '../../assembly/sources.ts';
import { openKept, type Opened, sealTogether } from '../../crypt/keep-protection.ts';
import { PdfError } from '../../errors.ts';
import type { OpenDocument } from '../../pdf/open.ts';
import { asPdfError, nameFile, openInput } from '../../recover/open-input.ts';
import { throwIfAborted, type DocumentFile, type Tool, type ToolContext } from '../../tool.ts';
import type { MergeOptions } from './options.ts';
import type { MergeReport } from './report.ts';

/** One document of several, in the order given, with all that works in them still working. */
export const merge: Tool<MergeOptions, MergeReport> = async (inputs, options, context) => {
  if (inputs.length < 2) throw new PdfError('merge_needs_two');
  const restricted: Opened[] = [];
  const whole = await openParts(inputs, restricted, context);
  const settings: AssemblySettings = {
    outlines: options.addBookmarks ? 'perPart' : 'keep',
    extras: true,
    forPrint: options.optimizeForPrint,
  };
  const parts = options.pages ? [await pick(whole, options.pages, settings)] : whole;
  // Bookmarks of the files are there by then.
  const last: AssemblySettings = options.pages ? { ...settings, outlines: 'keep' } : settings;
  const { bytes, blankPages } = await assemble(parts, last, options.removeBlankPages, context);
  const stamped = await stamp(bytes, options, context);
  const pages = parts.reduce((sum, part) => sum + part.pages.length, 0) - blankPages;
  const report = {
    pages,
    blankPages,
    missingCharacters: stamped.missing,
  };
  const sealed = sealTogether(stamped.bytes, restricted);
  return { files: [{ name: options.outputName, bytes: sealed }], report };
};

/** What its owner has restricted is noted: the result carries the restrictions on. */
async function openFile(file: DocumentFile, restricted: Opened[]): Promise<OpenDocument> {
  try {
    return await openInput(file);
  } catch (error) {
    if (!(error instanceof PdfError && error.code === 'encrypted')) throw error;
    const opened = openNamed(file);
    restricted.push(opened);
    return openInput({ ...file, bytes: opened.bytes });
  }
}

function openNamed({ name, bytes }: DocumentFile): Opened {
  try {
    return openKept(bytes);
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    throw nameFile(name, error);
  }
}

async function openParts(
  inputs: DocumentFile[],
  restricted: Opened[],
  context?: ToolContext,
): Promise<Part[]> {
  const parts: Part[] = [];
  for (const [i, file] of inputs.entries()) {
    throwIfAborted(context);
    const open = await openFile(file, restricted);
    const pages = open.pages.pages.map((_, index) => ({ index }));
    parts.push({ open, pages, title: file.name.replace(/\.pdf$/i, '') });
    context?.progress?.(i + 1, inputs.length, 'file');
  }
  return parts;
}

async function assemble(
  parts: Part[],
  settings: AssemblySettings,
  removeBlankPages: boolean,
  context?: ToolContext,
): Promise<{ bytes: Uint8Array; blankPages: number }> {
  const bytes = assembleSafely(parts, settings);
  if (!removeBlankPages) return { bytes, blankPages: 0 };
  const { findBlankPages } = await import('../../pdfium/blank-pages.ts');
  const blank = await findBlankPages(bytes, context);
  if (!blank.size) return { bytes, blankPages: 0 };
  let position = 0;
  const kept = parts.map((part) => ({ ...part, pages: part.pages.filter(() => !blank.has(position++)) }));
  if (kept.every(({ pages }) => !pages.length)) throw new PdfError('all_pages_blank');
  return { bytes: assembleSafely(kept, { ...settings, leadOn: true }), blankPages: blank.size };
}

async function pick(
  parts: Part[],
  pages: NonNullable<MergeOptions['pages']>,
  settings: AssemblySettings,
): Promise<Part> {
  const { pickPages } = await import('./pick-pages.ts');
  try {
    return await pickPages(parts, resolvePlaces(parts, pages), settings);
  } catch (error) {
    throw asPdfError(error);
  }
}

function assembleSafely(parts: Part[], settings: AssemblySettings): Uint8Array {
  try {
    return assembleDocument(parts, settings);
  } catch (error) {
    throw asPdfError(error);
  }
}

async function stamp(
  bytes: Uint8Array,
  options: MergeOptions,
  context?: ToolContext,
): Promise<{ bytes: Uint8Array; missing: string[] }> {
  const { addWatermark, addPageNumbers, addTitlePage } = options;
  if (!addWatermark && !addPageNumbers && !addTitlePage) return { bytes, missing: [] };
  const { stampPages } = await import('../../stamp/stamp-pages.ts');
  return stampPages(
    bytes,
    {
      ...(addWatermark && { watermark: { ...options.watermarkOptions, color: '#808080' } }),
      ...(addPageNumbers && {
        pageNumbers: { position: options.pageNumberPosition, style: options.pageNumberStyle, start: 1 },
      }),
      ...(addTitlePage && { titlePage: options.titlePageContent }),
    },
    context,
  );
}
