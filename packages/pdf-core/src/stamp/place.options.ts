import { z } from 'zod';
import { pageRanges } from '../page-ranges.options.ts';
import { inForm } from '../tools/option-form.ts';
import { PAGE_PLACES } from './place-box.options.ts';

/** Where and how large something is on each page. */
export const placeOptions = {
  pages: pageRanges.default('all'),
  place: z.enum(PAGE_PLACES).default('bottom-right').describe('Where on the page it is'),
  width: z
    .number()
    .min(1)
    .max(100)
    .default(25)
    .describe('Its width, in percent of the width of the page')
    .meta(inForm({ unit: 'percent', slider: 1 })),
  margin: z
    .number()
    .min(0)
    .max(1000)
    .default(36)
    .describe('The least space between it and the edges of the page, in points')
    .meta(inForm({ unit: 'points' })),
};
