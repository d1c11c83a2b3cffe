import { z } from 'zod';

export const reverseOptions = z.object({
  outputName: z.string().max(255).default('reversed.pdf').describe('The name of the result'),
});
export type ReverseOptions = z.infer<typeof reverseOptions>;
