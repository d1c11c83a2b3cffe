import { z } from 'zod';

export const flattenReport = z.object({
  flattened: z.number().int().describe('Fields and notes that became part of pages'),
});
export type FlattenReport = z.infer<typeof flattenReport>;
