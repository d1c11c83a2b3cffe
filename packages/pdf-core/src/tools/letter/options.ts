import { z } from 'zod';
import { PAGE_SIZES } from '../create-form/options.ts';

const line = z.string().max(2000);

export const letterOptions = z.object({
  head: line.default('').describe('Whose letter it is: small, above the title'),
  title: line.default('').describe('The title, large'),
  facts: z
    .array(z.object({ label: line, value: line }))
    .max(100)
    .default([])
    .describe('Labels and what they say, one below the other'),
  columns: z.array(line).max(8).default([]).describe('What stands above the columns of the table'),
  rows: z
    .array(z.array(line).max(8))
    .max(5000)
    .default([])
    .describe('The table, line by line; its last column stands at the right edge'),
  total: z.object({ label: line, value: line }).optional().describe('What the table comes to'),
  notes: z.string().max(20_000).default('').describe('What is said below'),
  pageSize: z.enum(PAGE_SIZES).default('A4').describe('The size of the pages'),
  outputName: z.string().max(255).default('letter.pdf').describe('The name of the result'),
});
export type LetterOptions = z.infer<typeof letterOptions>;
