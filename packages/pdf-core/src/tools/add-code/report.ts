import { z } from 'zod';

export const addCodeReport = z.object({
  pages: z.number().int().describe('Pages that show the code'),
  narrowest: z
    .number()
    .describe('The width of its narrowest line in points, on the page where it is smallest'),
});
export type AddCodeReport = z.infer<typeof addCodeReport>;
