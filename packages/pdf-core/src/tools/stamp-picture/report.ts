import { z } from 'zod';

export const stampPictureReport = z.object({
  pages: z.number().int().describe('Pages that show the picture'),
});
export type StampPictureReport = z.infer<typeof stampPictureReport>;
