import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const flattenOptions = z.object({
  forms: z.boolean().default(true).describe('Whether form fields become part of the page'),
  annotations: z
    .boolean()
    .default(true)
    .describe('Whether notes, highlights and drawings become part of the page'),
  password: documentPassword,
  outputName: z.string().max(255).default('flattened.pdf').describe('The name of the result'),
});
export type FlattenOptions = z.infer<typeof flattenOptions>;
