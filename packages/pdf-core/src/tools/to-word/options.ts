import { z } from 'zod';
import { convertOptions } from '../../reading/convert.options.ts';

export const toWordOptions = convertOptions.extend({
  pictures: z.boolean().default(true).describe('Take the pictures of the document along'),
});
export type ToWordOptions = z.infer<typeof toWordOptions>;
