import { z } from 'zod';

export const pageLabelsReport = z.object({
  pages: z.number().int().describe('Pages that were labeled'),
});
export type PageLabelsReport = z.infer<typeof pageLabelsReport>;
