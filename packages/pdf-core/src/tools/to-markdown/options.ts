import { z } from 'zod';
import { convertOptions, outputFormat } from '../../reading/convert.options.ts';

export const toMarkdownOptions = convertOptions.extend({
  pictures: z
    .enum(['none', 'beside'])
    .default('none')
    .describe('Pictures are left out, or become files beside the text, which links to them'),
  outputFormat,
});
export type ToMarkdownOptions = z.infer<typeof toMarkdownOptions>;
