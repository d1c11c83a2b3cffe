import type { Tool } from '../../tool.ts';
import { info } from '../info/info.ts';
import { organize } from '../organize/organize.ts';
import type { ReverseOptions } from './options.ts';

/** The last page first: for scans of a stack that lay upside down. */
export const reverse: Tool<ReverseOptions> = async (inputs, { outputName }, context) => {
  const { report } = await info(inputs, {}, context);
  const pages = Array.from({ length: report.pageCount }, (_, index) => ({
    file: 1,
    page: report.pageCount - index,
    rotate: 0,
  }));
  return organize(inputs, { pages, outputName }, context);
};
