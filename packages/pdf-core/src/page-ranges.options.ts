import { z } from 'zod';
import { findUnreadable } from './page-ranges.reader.options.ts';
import { inForm } from './tools/option-form.ts';

/** Of the text, so that reading it takes a moment. */
const MOST_CHARACTERS = 10_000;

/** The error message of the field. */
const SAID = {
  page_range_missing: 'fields.page_range_missing',
  page_range_unreadable: 'fields.page_range_unreadable',
} as const;

/** Checked as far as it can be without the document. */
export const pageRanges = z
  .string()
  .trim()
  .max(MOST_CHARACTERS)
  .superRefine((text, ctx) => {
    const problem = findUnreadable(text);
    if (problem) ctx.addIssue({ code: 'custom', message: SAID[problem[0]], params: problem[1] });
  })
  .describe(
    'Pages, like 1-3,5,8- (counted from 1), last, first 2, last 2, every 3rd, all, odd, even, or these words in German, French or Spanish',
  )
  .meta(inForm({ pages: true }));
