import { assembleDocument } from '../../assembly/assemble.ts';
import { resolvePlaces } from '../../assembly/place-words.ts';
import type { Part } from '../../assembly/sources.ts';
import { type Opened, openKept, sealTogether } from '../../crypt/keep-protection.ts';
import { PdfError } from '../../errors.ts';
import { documentInfo } from '../../pdf/info.ts';
import { asPdfError, openInput } from '../../recover/open-input.ts';
import { type DocumentFile, throwIfAborted, type Tool } from '../../tool.ts';
import type { OrganizeOptions } from './options.ts';

const SETTINGS = { outlines: 'keep', extras: true } as const;

/** The document's pages in another order, turned or left out; empty ones and those of other files among them. */
export const organize: Tool<OrganizeOptions> = async (inputs, { pages, outputName }, context) => {
  if (!inputs.length) throw new PdfError('one_document_wanted');
  const opened: Opened[] = [];
  const parts: Part[] = [];
  for (const [at, file] of inputs.entries()) {
    throwIfAborted(context);
    const kept = openKept(file.bytes);
    opened.push(kept);
    parts.push(await openPart({ ...file, bytes: kept.bytes }));
    context?.progress?.(at + 1, inputs.length, 'file');
  }
  const [first] = parts;
  try {
    const bytes = assembleDocument([await place(parts, pages)], {
      ...SETTINGS,
      info: documentInfo(first!.open.document),
    });
    const sealed = parts.length > 1 ? sealTogether(bytes, opened) : opened[0]!.seal(bytes);
    return { files: [{ name: outputName, bytes: sealed }], report: undefined };
  } catch (error) {
    throw asPdfError(error);
  }
};

async function openPart(file: DocumentFile): Promise<Part> {
  const open = await openInput(file);
  return { open, pages: open.pages.pages.map((_, index) => ({ index })), title: file.name };
}

/** Pages of one file only need no document made of several first. */
async function place(parts: Part[], wanted: OrganizeOptions['pages']): Promise<Part> {
  const pages = resolvePlaces(parts, wanted);
  const [only] = parts;
  if (parts.length > 1 || !only || pages.some(({ file, blank }) => blank || file > 1)) {
    const { pickPages } = await import('../merge/pick-pages.ts');
    return pickPages(parts, pages, SETTINGS);
  }
  const count = only.pages.length;
  const choices = pages.map(({ page = 0, rotate }) => {
    if (page > count) throw new PdfError('page_missing', { page, count });
    return { index: page - 1, rotate };
  });
  return { ...only, pages: choices };
}
