import { z } from 'zod';
import { MODEL_FAILURES } from './ai.model-failures.schema.ts';

export const claimSchema = z
  .object({
    from: z.number().int().describe('Its place in the text, in UTF-16 units'),
    to: z.number().int().describe('The place after its last character'),
    kind: z.enum(['number', 'date', 'name']),
  })
  .meta({ id: 'UnverifiedClaim' });
export type UnverifiedClaim = z.infer<typeof claimSchema>;
export const claims = z
  .array(claimSchema)
  .describe(
    'Numbers, dates and names that a language model wrote and that none of the quotes has, or the document where it is summed up',
  );

export const fallback = z
  .enum(MODEL_FAILURES)
  .optional()
  .describe('Why the language model did not answer, and the built-in engine did instead');
