import { z } from 'zod';

export const compressReport = z.object({
  originalSize: z.number().int(),
  compressedSize: z.number().int(),
  compressionRatio: z.number().describe('Percentage saved; 0 where the original is given back'),
  imagesChanged: z.number().int(),
  fontsSubset: z.number().int(),
  signedLeftAlone: z
    .number()
    .int()
    .describe('Signed documents, which any change would break: given back as they came'),
});
export type CompressReport = z.infer<typeof compressReport>;
