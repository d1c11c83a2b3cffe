import { z } from 'zod';

/** A sentence of the server: `key` and `params` for a page in any language, `message` in English. */
export const answerSchema = z.object({
  message: z.string(),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
