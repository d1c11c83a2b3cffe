// Tool name -> function: what the pool and the command line can run.
export const tasks = {};
