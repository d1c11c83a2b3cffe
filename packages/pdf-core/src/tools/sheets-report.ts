import { z } from 'zod';

export const sheetsReport = z.object({
  pages: z.number().int().describe('Pages that were put on sheets'),
  sheets: z.number().int().describe('Pages of the result'),
});
export type SheetsReport = z.infer<typeof sheetsReport>;
