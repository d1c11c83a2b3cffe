import { z } from 'zod';
import { convertOptions, outputFormat } from '../../reading/convert.options.ts';

export const toHtmlOptions = convertOptions.extend({
  pictures: z
    .enum(['inlined', 'beside', 'none'])
    .default('inlined')
    .describe('Pictures stand within the page, or are files beside it, or are left out'),
  outputFormat,
});
export type ToHtmlOptions = z.infer<typeof toHtmlOptions>;
