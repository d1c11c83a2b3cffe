import { z } from 'zod';
import { documentPassword, inForm } from '../option-form.ts';
import { pageRanges } from '../../page-ranges.options.ts';

const margin = z.number().min(0).max(14_400).default(0);
const side = inForm({ unit: 'points', group: 'margins', when: { to: 'margins' } });

export const cropOptions = z.object({
  pages: pageRanges.default('all'),
  to: z
    .enum(['margins', 'content'])
    .default('margins')
    .describe('Cut so much off each side, or all that is empty around what a page shows'),
  top: margin.describe('What is cut off above, in points as the page is seen (72 are an inch)').meta(side),
  right: margin.describe('What is cut off at the right').meta(side),
  bottom: margin.describe('What is cut off below').meta(side),
  left: margin.describe('What is cut off at the left').meta(side),
  space: z
    .number()
    .min(0)
    .max(1000)
    .default(10)
    .describe('What stays around the content, in points')
    .meta(inForm({ unit: 'points', when: { to: 'content' } })),
  password: documentPassword,
  outputName: z.string().max(255).default('cropped.pdf').describe('The name of the result'),
});
export type CropOptions = z.infer<typeof cropOptions>;
