import { z } from 'zod';

export const grayscaleReport = z.object({
  images: z.number().int().describe('Images that lost their colours'),
});
export type GrayscaleReport = z.infer<typeof grayscaleReport>;
