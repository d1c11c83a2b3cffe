import { z } from 'zod';
import { outputFormat } from '../../reading/convert.options.ts';
import { renderOptions } from '../render/options.ts';

/** As pages are drawn, without what only programs ask for. */
export const toImagesOptions = renderOptions
  .omit({ width: true, annotations: true, transparent: true })
  .extend({
    format: z.enum(['jpeg', 'png', 'webp', 'tiff']).default('jpeg').describe('Kind of picture'),
    outputFormat,
  });
export type ToImagesOptions = z.infer<typeof toImagesOptions>;
