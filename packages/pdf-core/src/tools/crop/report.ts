import { z } from 'zod';

export const cropReport = z.object({
  pages: z
    .array(z.object({ page: z.number().int(), width: z.number(), height: z.number() }))
    .describe('The pages that were cut, and their size now, in points'),
});
export type CropReport = z.infer<typeof cropReport>;
