import { z } from 'zod';

const PART = String.raw`(\d{1,9}|\d{1,9}-(\d{1,9})?|-\d{1,9})`;
const RANGES = new RegExp(`^(all|${PART}(\\s*,\\s*${PART})*)$`);

/** Pages as people write them. */
export const pageRanges = z
  .string()
  .trim()
  .max(2000)
  .regex(RANGES, 'Write pages like 1-3,5,8- or "all".')
  .describe('Pages, like 1-3,5,8- (counted from 1), or "all"');
