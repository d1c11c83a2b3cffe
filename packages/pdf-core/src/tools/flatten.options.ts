import { z } from 'zod';

export const flattenOptions = z.object({
  forms: z.boolean().default(true).describe('Whether form fields become part of the page'),
  annotations: z
    .boolean()
    .default(true)
    .describe('Whether notes, highlights and drawings become part of the page'),
  password: z.string().max(1000).optional().describe('The password of a protected document'),
  outputName: z.string().max(255).default('flattened.pdf').describe('The name of the result'),
});
export type FlattenOptions = z.infer<typeof flattenOptions>;
