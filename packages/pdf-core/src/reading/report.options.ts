import { z } from 'zod';

const count = z.number().int();

export const readingReport = z.object({
  pages: count,
  headings: count.describe('Headings found, by which the result has its order'),
  tables: count,
  pictures: count,
});
export type ReadingReport = z.infer<typeof readingReport>;
