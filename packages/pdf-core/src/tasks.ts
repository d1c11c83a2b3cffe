import { analyze } from './tools/analyze.ts';
import { imagesToPdf } from './tools/images-to-pdf.ts';
import { info } from './tools/info.ts';
import { ocr } from './tools/ocr.ts';
import { render } from './tools/render.ts';
import { text } from './tools/text.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  analyze,
  'images-to-pdf': imagesToPdf,
  info,
  ocr,
  render,
  text,
};
