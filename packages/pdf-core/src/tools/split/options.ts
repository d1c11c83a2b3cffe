import { z } from 'zod';
import { defineQuick } from '../quick-form.ts';
import { inForm } from '../option-form.ts';
import { specks } from '../remove-blank-pages/options.ts';

const PAGES = '1-3,5,8-';

export const splitOptions = z.object({
  splitType: z
    .enum(['pages', 'size', 'bookmarks', 'blank', 'code', 'custom'])
    .default('pages')
    .describe(
      'Cut after so many pages, below a size, at the top bookmarks, at blank pages, at pages with a QR code or barcode, or at ranges of your own',
    ),
  pagesPerFile: z
    .number()
    .int('fields.pages_per_file_whole')
    .min(1, 'fields.pages_per_file_few')
    .max(50, 'fields.pages_per_file_many')
    .default(1)
    .describe('Pages of each part, when split by pages')
    .meta(inForm({ when: { splitType: 'pages' } })),
  maxFileSize: z
    .number()
    .min(1, 'fields.part_size_too_small')
    .max(100, 'fields.part_size_too_large')
    .default(10)
    .describe('What each part stays below in MB, when split by size')
    .meta(inForm({ unit: 'megabytes', when: { splitType: 'size' } })),
  customRanges: z
    .string()
    .max(10_000)
    .default('')
    .describe(`Ranges of pages, each one part, when split by custom ranges: ${PAGES}`)
    .meta(inForm({ when: { splitType: 'custom' } })),
  specks: specks.meta(inForm({ unit: 'percent', slider: 0.1, when: { splitType: 'blank' } })),
  code: z
    .string()
    .max(8000)
    .default('')
    .describe('What the codes say at which it is split by codes; empty: whatever they say')
    .meta(inForm({ when: { splitType: 'code' } })),
  codePages: z
    .enum(['first', 'dropped'])
    .default('first')
    .describe(
      'Whether a page with the code is the first of its part, or in none as a sheet between documents',
    )
    .meta(inForm({ when: { splitType: 'code' } })),
  pages: z
    .union([z.string().max(10_000), z.array(z.string().max(10_000)).max(20_000)])
    .optional()
    .describe(`The short way to custom ranges: ${PAGES}; in an array each entry is one part`),
  outputFormat: z
    .enum(['pdf', 'zip'])
    .default('pdf')
    .describe('Separate PDF files, or all of them in one zip'),
  addMetadata: z
    .boolean()
    .default(false)
    .describe("Give each part the document's properties and a title that says which part it is"),
  preserveBookmarks: z
    .boolean()
    .default(true)
    .describe('Keep the bookmarks that lead into a part in that part'),
  optimizeOutput: z
    .boolean()
    .default(false)
    .describe('Write smaller parts: what is not compressed yet is, with no loss to what they show'),
});

/** One file a page, or ranges of one's own; all of it in a zip unless files are asked for. */
export const splitQuick = defineQuick(
  splitOptions
    .pick({ pages: true })
    .extend({ outputFormat: splitOptions.shape.outputFormat.unwrap().default('zip') })
    .strict(),
  ({ pages, outputFormat }) =>
    splitOptions.parse({ splitType: pages === undefined ? 'pages' : 'custom', pages, outputFormat }),
);

export type SplitOptions = z.infer<typeof splitOptions>;
