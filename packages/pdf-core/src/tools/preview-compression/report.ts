import { z } from 'zod';
import { COMPRESSION_LEVELS } from '../compress/options.ts';

export const previewCompressionReport = z.array(
  z.object({
    compressionLevel: z.enum(COMPRESSION_LEVELS),
    bytes: z.number().int().describe('The size of the document at this level'),
    compressionRatio: z.number().describe('Percentage saved'),
    similarity: z.number().describe('How alike the pages look; 1 is identical'),
  }),
);
export type CompressionCandidate = z.infer<typeof previewCompressionReport>[number];
