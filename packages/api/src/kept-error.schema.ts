import { z } from 'zod';

/** Why a piece of work failed: `reason` and `params` for a page in any language, `message` in English. */
export const keptErrorSchema = z.object({
  code: z.string(),
  message: z.string(),
  reason: z.string().optional(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
