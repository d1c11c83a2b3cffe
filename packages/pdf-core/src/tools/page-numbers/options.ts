import { z } from 'zod';
import { pageNumberLook } from '../../stamp/plan.options.ts';

export const pageNumbersOptions = pageNumberLook.extend({
  outputName: z.string().max(255).default('numbered.pdf').describe('The name of the result'),
});
export type PageNumbersOptions = z.infer<typeof pageNumbersOptions>;
