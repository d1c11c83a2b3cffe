import { z } from 'zod';
import { inForm } from '../option-form.ts';

export const unlockOptions = z.object({
  password: z
    .string()
    .max(1000)
    .default('')
    .describe('The password, the one that opens it or that of its owner')
    .meta(inForm({ secret: true })),
  outputName: z.string().max(255).default('unlocked.pdf').describe('The name of the result'),
});
export type UnlockOptions = z.infer<typeof unlockOptions>;
