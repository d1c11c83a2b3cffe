import { z } from 'zod';

export const bookmarksOptions = z.object({
  outputName: z.string().max(255).default('bookmarked.pdf').describe('The name of the result'),
});
export type BookmarksOptions = z.infer<typeof bookmarksOptions>;
