import { z } from 'zod';
import { CARRIED_KINDS } from '../../hidden/carried/carried-kinds.options.ts';
import { HIDDEN_KINDS } from '../../hidden/hidden-kinds.options.ts';
import { leftOut } from '../left-out.ts';

const count = z.number().int();
const points = z.number().describe('In points, from the top left of the page as it is shown');

export const carried = z.object({
  kind: z.enum(CARRIED_KINDS),
  count,
  bytes: count.optional(),
  items: z.array(
    z.object({
      name: z.string().optional(),
      value: z.string().optional(),
      page: count.optional(),
      bytes: count.optional(),
    }),
  ),
  more: count.describe('How many are not listed'),
});

export const findHiddenReport = z.object({
  pageCount: count,
  words: count.describe('Words that are in the document and cannot be seen'),
  text: z
    .array(
      z.object({
        page: count,
        kind: z.enum(HIDDEN_KINDS).describe('Why they are not seen'),
        text: z.string().describe('The words, shortened'),
        words: count,
        x: points,
        y: points,
        width: points,
        height: points,
      }),
    )
    .describe('Hidden words of one line each, in the order of the pages'),
  moreText: count.describe('How many such lines are not listed'),
  carried: z.array(carried).describe('What the document carries beside what its pages show, by kind'),
  leftOut,
});
export type FindHiddenReport = z.infer<typeof findHiddenReport>;
