import { z } from 'zod';
import { inForm } from '../option-form.ts';
import { defineQuick } from '../quick-form.ts';
import { organizeOptions } from '../organize/options.ts';
import { PAGE_NUMBER_POSITIONS, titlePageContent, watermarkLook } from '../../stamp/plan.options.ts';

export const mergeOptions = z.object({
  addBookmarks: z
    .boolean()
    .default(false)
    .describe('A bookmark for each file, named after it, with the bookmarks of the file below it'),
  addPageNumbers: z.boolean().default(false).describe('Number the pages of the whole result'),
  pageNumberPosition: z
    .enum(PAGE_NUMBER_POSITIONS)
    .default('bottom-center')
    .describe('Where on the page the numbers stand')
    .meta(inForm({ when: { addPageNumbers: true } })),
  pageNumberStyle: z
    .enum(['arabic', 'roman'])
    .default('arabic')
    .describe('1, 2, 3 or i, ii, iii')
    .meta(inForm({ when: { addPageNumbers: true } })),
  addTitlePage: z.boolean().default(false).describe('Put a title page first'),
  titlePageContent: titlePageContent
    .prefault({})
    .describe('What stands on the title page')
    .meta(inForm({ when: { addTitlePage: true } })),
  removeBlankPages: z
    .boolean()
    .default(false)
    .describe('Leave out pages that show nothing; links to them lead to the page after'),
  optimizeForPrint: z
    .boolean()
    .default(false)
    .describe(
      'Prepare for printing: trim and bleed boxes on every page, and readers told to print at true size from the tray ' +
        'that fits each page. Images and fonts keep their full quality',
    ),
  addWatermark: z.boolean().default(false).describe('Put words across every page'),
  watermarkOptions: watermarkLook
    .pick({ text: true, opacity: true, rotation: true })
    .prefault({})
    .describe('The words of the watermark and their look')
    .meta(inForm({ when: { addWatermark: true } })),
  pages: organizeOptions.shape.pages
    .optional()
    .describe(
      'Single pages in the order of the result: 1-3,2:1,1:4-, 2:5r90 turned, blank; or a list; absent: all pages of each file',
    ),
  outputName: z.string().max(255).default('merged.pdf').describe('The name of the result'),
});

export const mergeQuick = defineQuick(mergeOptions.pick({ pages: true }).strict(), (given) =>
  mergeOptions.parse(given),
);

export type MergeOptions = z.infer<typeof mergeOptions>;
