import { z } from 'zod';

export const removeBlankPagesReport = z.object({
  removed: z.array(z.number().int()).describe('The pages that were left out, as they were counted before'),
  pages: z.number().int().describe('Pages of the result'),
});
export type RemoveBlankPagesReport = z.infer<typeof removeBlankPagesReport>;
