import { info } from './tools/info.ts';
import { render } from './tools/render.ts';
import { text } from './tools/text.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  info,
  render,
  text,
};
