import { onlyInput } from '../../edit/only-input.ts';
import { countPages } from '../../recover/count-pages.ts';
import type { Tool } from '../../tool.ts';
import { organize } from '../organize/organize.ts';
import type { ReverseOptions } from './options.ts';

/** The last page first: for scans of a stack that lay upside down. */
export const reverse: Tool<ReverseOptions> = async (inputs, { outputName }, context) => {
  const count = await countPages(onlyInput(inputs));
  const pages = Array.from({ length: count }, (_, index) => ({
    file: 1,
    page: count - index,
    rotate: 0,
  }));
  return organize(inputs, { pages, outputName }, context);
};
