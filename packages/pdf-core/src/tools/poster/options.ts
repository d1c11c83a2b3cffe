import { z } from 'zod';
import { marginOf, paper, points } from '../../imposition/paper.options.ts';
import { pageRanges } from '../../page-ranges.options.ts';
import { documentPassword, inForm } from '../option-form.ts';

const MOST = 10;
const count = z.number().int().min(1).max(MOST).default(2);

export const posterOptions = z.object({
  pages: pageRanges.default('all'),
  paper,
  columns: count.describe('Sheets side by side'),
  rows: count.describe('Sheets one below the other'),
  overlap: points(72)
    .default(14)
    .describe('What neighbouring sheets both show, to glue them together, in points')
    .meta(inForm({ unit: 'points' })),
  margin: marginOf(14),
  marks: z.boolean().default(true).describe('Draw a thin line around what is to be cut out'),
  password: documentPassword,
  outputName: z.string().max(255).default('poster.pdf').describe('The name of the result'),
});
export type PosterOptions = z.infer<typeof posterOptions>;
