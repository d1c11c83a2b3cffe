import { z } from 'zod';
import { COMPRESSION_LEVELS } from '../compress/options.ts';
import { compressReport } from '../compress/report.ts';

const notice = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
const share = z.number().min(0).max(1);

export const worstRegion = z.object({
  page: z.number().int().min(1),
  left: share.describe('From the left edge, as a share of the width of the page'),
  top: share.describe('From the top edge, as a share of the height of the page'),
  width: share,
  height: share,
  similarity: z.number().describe('How alike this part looks; 1 is identical'),
});

export const previewCompressionReport = z.array(
  z.object({
    compressionLevel: z.enum(COMPRESSION_LEVELS),
    bytes: z.number().int().describe('The size of the document at this level'),
    compressionRatio: z.number().describe('Percentage saved'),
    similarity: z.number().describe('How alike the pages look; 1 is identical'),
    worst: worstRegion
      .nullable()
      .describe('Where the compared pages differ most; null where they do not differ'),
    signed: z
      .literal(true)
      .optional()
      .describe('It is signed: any change would break that, so it is given back as it came'),
    made: z
      .object({ report: compressReport, notices: z.array(notice) })
      .optional()
      .describe('What compressing reports, where its result is kept'),
  }),
);
export type CompressionCandidate = z.infer<typeof previewCompressionReport>[number];

/** The pictures and documents of a preview, by the place of their candidate. */
export const pictureNames = {
  before: 'before.webp',
  after: (index: number) => `after-${index}.webp`,
  worstBefore: (index: number) => `worst-before-${index}.webp`,
  worstAfter: (index: number) => `worst-after-${index}.webp`,
};

export function resultName(index: number): string {
  return `result-${index}.pdf`;
}
