import { z } from 'zod';
import { convertOptions, outputFormat } from '../../reading/convert.options.ts';

export const toCsvOptions = convertOptions.extend({
  separator: z
    .enum(['comma', 'semicolon', 'tab'])
    .default('comma')
    .describe('What stands between two cells; Excel expects a semicolon where a comma is the decimal sign'),
  outputFormat,
});
export type ToCsvOptions = z.infer<typeof toCsvOptions>;
