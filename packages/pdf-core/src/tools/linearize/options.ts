import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const linearizeOptions = z.object({
  password: documentPassword,
  outputName: z.string().max(255).default('web.pdf').describe('The name of the result'),
});
export type LinearizeOptions = z.infer<typeof linearizeOptions>;
