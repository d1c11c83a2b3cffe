import { z } from 'zod';

export const mixOptions = z.object({
  reverseOthers: z
    .boolean()
    .default(false)
    .describe(
      'Take the pages of all files but the first from the end, as a scanner gives the backs of a stack',
    ),
  outputName: z.string().max(255).default('mixed.pdf').describe('The name of the result'),
});
export type MixOptions = z.infer<typeof mixOptions>;
