import { pageNumbers } from './tools/page-numbers.ts';
import { render } from './tools/render.ts';
import { watermark } from './tools/watermark.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  render,
  watermark,
  'page-numbers': pageNumbers,
};
