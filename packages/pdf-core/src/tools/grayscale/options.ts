import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const grayscaleOptions = z.object({
  password: documentPassword,
  outputName: z.string().max(255).default('gray.pdf').describe('The name of the result'),
});
export type GrayscaleOptions = z.infer<typeof grayscaleOptions>;
