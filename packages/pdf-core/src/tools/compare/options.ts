import { z } from 'zod';
import { inForm } from '../option-form.ts';

/** Changes of one report; the rest is counted. */
export const MOST_CHANGES = 2000;

export const compareOptions = z.object({
  pictures: z.boolean().default(true).describe('Also compare pictures, and drawings on pages that match'),
  changes: z
    .number()
    .int()
    .min(1)
    .max(MOST_CHANGES)
    .default(1000)
    .describe('The number of changes that are listed; all are counted'),
  notes: z
    .boolean()
    .default(false)
    .describe('Also make a copy of the second file with a note at each change')
    .meta(inForm({ hidden: true })),
  outputName: z.string().max(255).default('compared.pdf').describe('The name of the result'),
});
export type CompareOptions = z.infer<typeof compareOptions>;
