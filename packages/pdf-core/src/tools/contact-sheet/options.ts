import { z } from 'zod';
import { marginOf, paper, points } from '../../imposition/paper.options.ts';
import { inForm } from '../option-form.ts';

export const contactSheetOptions = z.object({
  each: z.enum(['all', 'first']).default('all').describe('Every page of each file, or its first page only'),
  columns: z
    .number()
    .int()
    .min(1)
    .max(10)
    .default(4)
    .describe('Thumbnails beside each other')
    .meta(inForm({ slider: 1 })),
  caption: z
    .enum(['name-and-page', 'name', 'page', 'none'])
    .default('name-and-page')
    .describe('What is below each thumbnail: the name of its file, the number of its page, both, or nothing'),
  paper,
  margin: marginOf(36),
  gap: points(72)
    .default(12)
    .describe('Space between thumbnails, in points')
    .meta(inForm({ unit: 'points' })),
  outputName: z.string().max(255).default('contact-sheet.pdf').describe('The name of the result'),
});
export type ContactSheetOptions = z.infer<typeof contactSheetOptions>;
