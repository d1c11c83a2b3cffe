import { z } from 'zod';

export const resizeReport = z.object({
  pages: z.number().int().describe('Pages that have another size now'),
});
export type ResizeReport = z.infer<typeof resizeReport>;
