import { imagesToPdf } from './tools/images-to-pdf.ts';
import { info } from './tools/info.ts';
import { render } from './tools/render.ts';
import { text } from './tools/text.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  'images-to-pdf': imagesToPdf,
  info,
  render,
  text,
};
