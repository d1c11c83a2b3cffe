import { z } from 'zod';
import { documentPassword, inForm } from '../option-form.ts';

export const fillFromCsvOptions = z.object({
  table: z
    .string()
    .min(1)
    .max(15_000_000)
    .describe('A CSV file in base64: its first row names fields of the form, each other row fills one copy')
    .meta(inForm({ hidden: true })),
  outputFormat: z
    .enum(['pdf', 'zip', 'merged'])
    .default('pdf')
    .describe('A PDF for each row, all of them in one zip, or one flattened PDF with all of them'),
  nameBy: z
    .string()
    .trim()
    .max(200)
    .default('')
    .describe('The column that names the files; absent: they are numbered'),
  flatten: z.boolean().default(false).describe('Whether the results can no longer be changed'),
  password: documentPassword,
});
export type FillFromCsvOptions = z.infer<typeof fillFromCsvOptions>;
