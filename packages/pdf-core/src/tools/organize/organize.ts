import { assembleDocument } from '../../assembly/assemble.ts';
import { PdfError } from '../../errors.ts';
import { openKept } from '../../crypt/keep-protection.ts';
import { documentInfo } from '../../pdf/info.ts';
import { asPdfError, openInput } from '../../recover/open-input.ts';
import { onlyInput } from '../../edit/only-input.ts';
import type { Tool } from '../../tool.ts';
import type { OrganizeOptions } from './options.ts';

/** The document's pages in another order, turned, or left out. */
export const organize: Tool<OrganizeOptions> = async (inputs, { pages, outputName }) => {
  const file = onlyInput(inputs);
  const { bytes: plain, seal } = openKept(file.bytes);
  const open = await openInput({ ...file, bytes: plain });
  const count = open.pages.pages.length;
  const choices = pages.map(({ page, rotate }) => {
    if (page > count) {
      throw new PdfError('page_missing', { page, count });
    }
    return { index: page - 1, rotate };
  });
  try {
    const part = { open, pages: choices, title: file.name };
    const bytes = assembleDocument([part], {
      outlines: 'keep',
      extras: true,
      info: documentInfo(open.document),
    });
    return {
      files: [{ name: outputName, bytes: seal(bytes) }],
      report: undefined,
    };
  } catch (error) {
    throw asPdfError(error);
  }
};
