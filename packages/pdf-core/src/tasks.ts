// Tool name -> function: what the pool and the command line can run.
import { pageNumbers } from './tools/page-numbers.ts';
import { sign } from './tools/sign.ts';
import { signatures } from './tools/signatures.ts';
import { watermark } from './tools/watermark.ts';

export const tasks = {
  watermark,
  'page-numbers': pageNumbers,
  sign,
  signatures,
};
