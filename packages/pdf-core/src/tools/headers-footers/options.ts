import { z } from 'zod';
import { pageRanges } from '../../page-ranges.options.ts';
import { inForm } from '../option-form.ts';

const words = (where: string) =>
  z
    .string()
    .max(500)
    .default('')
    .describe(`Words ${where}; {page}, {pages}, {file} and {date} are filled in`);

export const headersFootersOptions = z.object({
  headerLeft: words('at the upper left').meta(inForm({ group: 'header' })),
  headerCenter: words('in the middle above').meta(inForm({ group: 'header' })),
  headerRight: words('at the upper right').meta(inForm({ group: 'header' })),
  footerLeft: words('at the lower left').meta(inForm({ group: 'footer' })),
  footerCenter: words('in the middle below').meta(inForm({ group: 'footer' })),
  footerRight: words('at the lower right').meta(inForm({ group: 'footer' })),
  pages: pageRanges.default('all'),
  start: z.number().int().min(0).max(1_000_000).default(1).describe('The number of the first page'),
  size: z
    .number()
    .min(5)
    .max(36)
    .default(9)
    .describe('Size of the letters, in points')
    .meta(inForm({ unit: 'points' })),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'fields.color_format')
    .default('#444444')
    .describe('Colour of the words, as #rrggbb')
    .meta(inForm({ color: true })),
  margin: z
    .number()
    .min(0)
    .max(200)
    .default(30)
    .describe('Space between the words and the edges of the page, in points')
    .meta(inForm({ unit: 'points' })),
  outputName: z.string().max(255).default('with-headers.pdf').describe('The name of the result'),
});
export type HeadersFootersOptions = z.infer<typeof headersFootersOptions>;
