import { z } from 'zod';
import { marginOf, paper } from '../../imposition/paper.options.ts';
import { pageRanges } from '../../page-ranges.options.ts';
import { documentPassword } from '../option-form.ts';

export const bookletOptions = z.object({
  pages: pageRanges.default('all'),
  paper,
  binding: z
    .enum(['left', 'right'])
    .default('left')
    .describe('The side it is bound on: left for most languages, right for those read from right to left'),
  margin: marginOf(0),
  password: documentPassword,
  outputName: z.string().max(255).default('booklet.pdf').describe('The name of the result'),
});
export type BookletOptions = z.infer<typeof bookletOptions>;
