import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const repairOptions = z.object({
  password: documentPassword,
  outputName: z.string().max(255).default('repaired.pdf').describe('The name of the result'),
});
export type RepairOptions = z.infer<typeof repairOptions>;
