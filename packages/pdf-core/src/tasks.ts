import { compress } from './tools/compress.ts';
import { previewCompression } from './tools/preview-compression.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  compress,
  previewCompression,
};
