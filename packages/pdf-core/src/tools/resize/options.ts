import { z } from 'zod';
import { paper } from '../../imposition/paper.options.ts';
import { pageRanges } from '../../page-ranges.options.ts';
import { documentPassword, inForm } from '../option-form.ts';

export const resizeOptions = z.object({
  pages: pageRanges.default('all'),
  to: z.enum(['paper', 'percent']).default('paper').describe('To a size of paper, or by so many percent'),
  paper: paper.meta(inForm({ when: { to: 'paper' } })),
  orientation: z
    .enum(['keep', 'portrait', 'landscape'])
    .default('keep')
    .describe('Whether the paper lies as the page does, upright or across')
    .meta(inForm({ when: { to: 'paper' } })),
  content: z
    .enum(['fit', 'actual'])
    .default('fit')
    .describe('Whether the content grows and shrinks with the page or keeps its size, in the middle')
    .meta(inForm({ when: { to: 'paper' } })),
  percent: z
    .number()
    .min(10)
    .max(1000)
    .default(100)
    .describe('The new size, in percent of the old one')
    .meta(inForm({ unit: 'percent', when: { to: 'percent' } })),
  password: documentPassword,
  outputName: z.string().max(255).default('resized.pdf').describe('The name of the result'),
});
export type ResizeOptions = z.infer<typeof resizeOptions>;
