import { z } from 'zod';
import { findUnreadablePlace } from '../../placed-pages.options.ts';

/** Of the text, so that reading it takes a moment. */
const MOST_CHARACTERS = 100_000;
const MOST_POINTS = 14_400;
const side = z.number().min(3).max(MOST_POINTS);

/** A page of the result: one of the files', or an empty one. */
const placedPage = z
  .object({
    file: z.number().int().min(1).default(1).describe('Which of the files it is of, counted from 1'),
    page: z.number().int().min(1).optional().describe('Page of that file, counted from 1'),
    blank: z
      .object({ width: side, height: side })
      .optional()
      .describe('An empty page of this size in points, in place of a page of a file'),
    rotate: z.number().multipleOf(90).min(-270).max(270).default(0).describe('Degrees to turn it clockwise'),
  })
  .refine(({ page, blank }) => (page === undefined) !== (blank === undefined), 'fields.page_or_blank');

/** The error message of the field. */
const SAID = {
  page_range_missing: 'fields.page_range_missing',
  page_range_unreadable: 'fields.placed_pages_unreadable',
} as const;

/** Checked as far as it can be without the documents. */
const placedWords = z
  .string()
  .trim()
  .max(MOST_CHARACTERS)
  .superRefine((text, ctx) => {
    const problem = findUnreadablePlace(text);
    if (problem) ctx.addIssue({ code: 'custom', message: SAID[problem[0]], params: problem[1] });
  });

export const organizeOptions = z.object({
  pages: z
    .union([placedWords, z.array(placedPage).min(1, 'fields.page_needed').max(20_000)])
    .describe(
      'The pages of the result in order: 3,1,5- (others are deleted), 1r90 turned, 2:4 of the second file, blank; or a list',
    ),
  outputName: z.string().max(255).default('organized.pdf').describe('The name of the result'),
});

export type PlacedPage = z.infer<typeof placedPage>;
export type OrganizeOptions = z.infer<typeof organizeOptions>;
