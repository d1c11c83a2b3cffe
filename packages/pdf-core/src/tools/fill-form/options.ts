import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const fieldValues = z
  .record(
    z.string().max(5000),
    z.union([z.string().max(200_000), z.boolean(), z.array(z.string().max(20_000)).max(1000)]),
  )
  .describe('What goes into each field, by its name: text, true or false, one option or several');

export const fillFormOptions = z.object({
  fields: fieldValues,
  flatten: z.boolean().default(false).describe('Whether the result can no longer be changed'),
  password: documentPassword,
  outputName: z.string().max(255).default('filled.pdf').describe('The name of the result'),
});
export type FillFormOptions = z.infer<typeof fillFormOptions>;
