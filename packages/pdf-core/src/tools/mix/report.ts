import { z } from 'zod';

export const mixReport = z.object({ pages: z.number().int().describe('Pages of the result') });
export type MixReport = z.infer<typeof mixReport>;
