import { render } from './tools/render.ts';
import { text } from './tools/text.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  render,
  text,
};
