import { z } from 'zod';
import { inForm } from '../option-form.ts';

export const analyzeOptions = z.object({
  password: z
    .string()
    .max(127)
    .optional()
    .describe('Password that opens the document')
    .meta(inForm({ secret: true, hidden: true })),
});

export type AnalyzeOptions = z.infer<typeof analyzeOptions>;
