import { openKept } from '../../crypt/keep-protection.ts';
import { onlyInput } from '../../edit/only-input.ts';
import { asPdfError, openInput } from '../../recover/open-input.ts';
import { recoverDocument } from '../../recover/recover-document.ts';
import type { Tool } from '../../tool.ts';
import type { RepairOptions } from './options.ts';
import type { RepairReport } from './report.ts';

/** What all tools do to a damaged file before they work on it, for the file's own sake. A sound one is given back as it is. */
export const repair: Tool<RepairOptions, RepairReport> = async (inputs, { password, outputName }) => {
  const file = onlyInput(inputs);
  const { bytes, seal } = openKept(file.bytes, password);
  const { bytes: sound, repair: done } = await recoverSafely(bytes);
  const { pages } = await openInput({ ...file, bytes: sound });
  const { pagesLost = 0, objectsLost = 0 } = done ?? {};
  return {
    files: [{ name: outputName, bytes: done ? seal(sound) : file.bytes }],
    report: { damaged: done !== undefined, pages: pages.pages.length, pagesLost, objectsLost },
  };
};

async function recoverSafely(bytes: Uint8Array): ReturnType<typeof recoverDocument> {
  try {
    return await recoverDocument(bytes);
  } catch (error) {
    throw asPdfError(error);
  }
}
