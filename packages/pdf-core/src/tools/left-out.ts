import { z } from 'zod';

/** For a document made to produce endless reports: the shortened lists of a report, and how many entries each lacks. */
export const leftOut = z
  .record(z.string(), z.number().int())
  .optional()
  .describe('How many were left out, by list');
