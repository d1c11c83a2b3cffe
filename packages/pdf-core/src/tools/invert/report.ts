import { z } from 'zod';

export const invertReport = z.object({
  pages: z.number().int().describe('Pages whose colours were inverted'),
});
export type InvertReport = z.infer<typeof invertReport>;
