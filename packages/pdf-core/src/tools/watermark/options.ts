import { z } from 'zod';
import { watermarkLook } from '../../stamp/plan.options.ts';

export const watermarkOptions = watermarkLook.extend({
  outputName: z.string().max(255).default('watermarked.pdf').describe('The name of the result'),
});
export type WatermarkOptions = z.infer<typeof watermarkOptions>;
