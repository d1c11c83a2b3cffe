import { z } from 'zod';

export const repairReport = z.object({
  damaged: z.boolean().describe('Whether there was anything to repair'),
  pages: z.number().int().describe('Pages of the result'),
  pagesLost: z.number().int().describe('Pages that the file names and no longer has'),
  objectsLost: z.number().int().describe('Other parts that the file refers to and no longer has'),
});
export type RepairReport = z.infer<typeof repairReport>;
