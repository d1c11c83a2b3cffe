import { z } from 'zod';
import { marginOf, paper, points } from '../../imposition/paper.options.ts';
import { pageRanges } from '../../page-ranges.options.ts';
import { documentPassword, inForm } from '../option-form.ts';

export const PER_SHEET = [2, 4, 6, 8, 9, 16] as const;

export const nUpOptions = z.object({
  pages: pageRanges.default('all'),
  perSheet: z
    .union(PER_SHEET.map((count) => z.literal(count)))
    .default(2)
    .describe('Pages on one side of a sheet: 2, 4, 6, 8, 9 or 16')
    .meta(inForm({ choices: [...PER_SHEET] })),
  paper,
  order: z
    .enum(['rows', 'columns'])
    .default('rows')
    .describe('Whether pages follow one another from left to right, or from top to bottom'),
  frame: z.boolean().default(false).describe('Draw a thin line around each page'),
  margin: marginOf(18),
  gap: points(72)
    .default(9)
    .describe('Space between pages, in points')
    .meta(inForm({ unit: 'points' })),
  password: documentPassword,
  outputName: z.string().max(255).default('n-up.pdf').describe('The name of the result'),
});
export type NUpOptions = z.infer<typeof nUpOptions>;
