import { merge } from './tools/merge.ts';
import { organize } from './tools/organize.ts';
import { pageNumbers } from './tools/page-numbers.ts';
import { render } from './tools/render.ts';
import { split } from './tools/split.ts';
import { watermark } from './tools/watermark.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  merge,
  split,
  organize,
  render,
  watermark,
  'page-numbers': pageNumbers,
};
