import { z } from 'zod';
import { documentPassword } from '../option-form.ts';

export const readBookmarksOptions = z.object({
  from: z
    .enum(['document', 'headings'])
    .default('document')
    .describe('The bookmarks that the document has, or those that its headings would make'),
  asText: z.boolean().default(false).describe('Also save them as lines of text, such as "Title .... 12"'),
  password: documentPassword,
});
export type ReadBookmarksOptions = z.infer<typeof readBookmarksOptions>;
