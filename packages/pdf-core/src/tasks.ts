import { annotate } from './tools/annotate.ts';
import { createForm } from './tools/create-form.ts';
import { fillForm } from './tools/fill-form.ts';
import { flatten } from './tools/flatten.ts';
import { merge } from './tools/merge.ts';
import { organize } from './tools/organize.ts';
import { pageNumbers } from './tools/page-numbers.ts';
import { protect } from './tools/protect.ts';
import { render } from './tools/render.ts';
import { sign } from './tools/sign.ts';
import { signatures } from './tools/signatures.ts';
import { split } from './tools/split.ts';
import { unlock } from './tools/unlock.ts';
import { watermark } from './tools/watermark.ts';

// Tool name -> function: what the pool and the command line can run.
export const tasks = {
  merge,
  split,
  organize,
  render,
  watermark,
  'page-numbers': pageNumbers,
  annotate,
  'create-form': createForm,
  'fill-form': fillForm,
  flatten,
  protect,
  unlock,
  sign,
  signatures,
};
