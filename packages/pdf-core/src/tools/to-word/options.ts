import { z } from 'zod';
import { convertOptions } from '../../reading/convert.options.ts';

export const toWordOptions = convertOptions.extend({
  layout: z
    .enum(['flowing', 'exact'])
    .default('flowing')
    .describe(
      'Paragraphs, lists and tables that flow and are easy to edit, or pages that look as they do, each line in a frame at its place',
    ),
  pictures: z.boolean().default(true).describe('Take the pictures of the document along'),
});
export type ToWordOptions = z.infer<typeof toWordOptions>;
