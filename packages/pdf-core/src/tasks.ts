import { render } from './tools/render.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  render,
};
