// Tool name -> function: what the pool and the command line can run.
import { createForm } from './tools/create-form.ts';
import { fillForm } from './tools/fill-form.ts';
import { flatten } from './tools/flatten.ts';
import { pageNumbers } from './tools/page-numbers.ts';
import { sign } from './tools/sign.ts';
import { signatures } from './tools/signatures.ts';
import { watermark } from './tools/watermark.ts';

export const tasks = {
  watermark,
  'page-numbers': pageNumbers,
  'create-form': createForm,
  'fill-form': fillForm,
  flatten,
  sign,
  signatures,
};
