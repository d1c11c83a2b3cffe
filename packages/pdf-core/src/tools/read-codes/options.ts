import { z } from 'zod';
import { foundKinds } from '../../codes/code-kinds.options.ts';
import { convertOptions } from '../../reading/convert.options.ts';

export const readCodesOptions = convertOptions.extend({
  kind: z
    .enum(['all', ...foundKinds])
    .default('all')
    .describe('The kind of codes to look for'),
  dpi: z
    .number()
    .int()
    .min(72)
    .max(600)
    .default(200)
    .describe('How exactly pages are looked at; small codes need more, and more takes longer'),
});
export type ReadCodesOptions = z.infer<typeof readCodesOptions>;
