import { PdfError } from '../../errors.ts';
import { limits } from '../../limits.ts';
import { countPages } from '../../recover/count-pages.ts';
import type { Tool } from '../../tool.ts';
import { merge } from '../merge/merge.ts';
import { mergeOptions } from '../merge/options.ts';
import type { MixOptions } from './options.ts';
import type { MixReport } from './report.ts';

/** A page of each file in turn; what is left of longer files follows at the end. */
export const mix: Tool<MixOptions, MixReport> = async (inputs, { reverseOthers, outputName }, context) => {
  const counts = await Promise.all(inputs.map((file) => countPages(file)));
  if (counts.reduce((sum, count) => sum + count, 0) > limits.pages)
    throw new PdfError('too_many_pages', { limit: limits.pages });
  const turns = Array.from({ length: Math.max(0, ...counts) }, (_, turn) => turn);
  const pages = turns.flatMap((turn) =>
    counts.flatMap((count, index) => {
      if (turn >= count) return [];
      const page = reverseOthers && index ? count - turn : turn + 1;
      return [{ file: index + 1, page, rotate: 0 }];
    }),
  );
  const options = mergeOptions.parse({ addBookmarks: false, pages, outputName });
  const { files, report } = await merge(inputs, options, context);
  return { files, report: { pages: report.pages } };
};
