import { z } from 'zod';
import { inForm } from '../option-form.ts';

export const extractImagesOptions = z.object({
  format: z
    .enum(['original', 'png'])
    .default('original')
    .describe('JPEG stays the JPEG it is and all others become PNG, or all of them become PNG'),
  smallest: z
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(16)
    .describe('Pixels that an image has at least in width and in height; smaller ones are left out')
    .meta(inForm({ unit: 'pixels' })),
  outputFormat: z
    .enum(['files', 'zip'])
    .default('files')
    .describe('Separate files, or all of them in one zip')
    .meta(inForm({ hidden: true })),
});
export type ExtractImagesOptions = z.infer<typeof extractImagesOptions>;
