import { z } from 'zod';

export const analyzeOptions = z.object({
  password: z.string().max(127).optional().describe('Password that opens the document'),
});

export type AnalyzeOptions = z.infer<typeof analyzeOptions>;
