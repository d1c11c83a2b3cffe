import { onlyInput } from '../../edit/only-input.ts';
import { openDocument, saveDocument, touch } from '../../edit/open-document.ts';
import { frameOf } from '../../edit/pages.ts';
import { resolvePages } from '../../page-ranges.ts';
import type { Tool } from '../../tool.ts';
import type { RotateOptions } from './options.ts';
import type { RotateReport } from './report.ts';

/** Turns pages by how they are shown: nothing on them changes, and a page turned twice is as it was. */
export const rotate: Tool<RotateOptions, RotateReport> = async (inputs, options) => {
  const { password, angle, outputName } = options;
  const doc = await openDocument(onlyInput(inputs).bytes, { password, change: 'modifying' });
  const pages = [...new Set(resolvePages(options.pages, doc.pages.length))];
  for (const index of pages) {
    const page = doc.pages[index]!;
    const turned = (frameOf(page).rotation + angle + 360) % 360;
    page.dict.set('Rotate', turned);
    touch(doc, page.ref);
  }
  return { files: [{ name: outputName, bytes: await saveDocument(doc) }], report: { turned: pages.length } };
};
