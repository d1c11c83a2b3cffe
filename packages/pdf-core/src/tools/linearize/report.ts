import { z } from 'zod';

const count = z.number().int();

export const linearizeReport = z.object({
  pages: count,
  size: count.describe('Bytes of the result'),
  firstPage: count.describe('Bytes that are read before the first page is shown'),
});
export type LinearizeReport = z.infer<typeof linearizeReport>;
