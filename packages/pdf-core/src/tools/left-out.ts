import { z } from 'zod';

/** Of a document made to tell without end: lists of a report that were cut, and how many of each are missing. */
export const leftOut = z
  .record(z.string(), z.number().int())
  .optional()
  .describe('How many were left out, by list');
