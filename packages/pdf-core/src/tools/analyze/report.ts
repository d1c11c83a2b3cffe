import { z } from 'zod';
import { leftOut } from '../left-out.ts';
import { infoReport } from '../info/report.ts';

const count = z.number().int();

/** What was found, by its code. */
const finding = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const analyzeReport = z.object({
  info: infoReport,
  pages: z.array(
    z.object({
      page: count,
      kind: z.enum(['text', 'scan', 'mixed', 'empty']),
      words: count,
      imageShare: z.number(),
    }),
  ),
  images: z.array(
    z.object({
      pages: z.array(count),
      width: z.number(),
      height: z.number(),
      dpi: z.number(),
      colorSpace: z.string(),
      bitsPerPixel: z.number(),
      filter: z.string(),
      bytes: z.number(),
    }),
  ),
  largestObjects: z.array(z.object({ number: count, what: z.string(), bytes: z.number() })),
  savings: z.object({
    bytes: z.number(),
    parts: z.array(finding.extend({ bytes: z.number() })),
  }),
  warnings: z.array(finding),
  accessibility: z.array(finding.extend({ passed: z.boolean() })),
  leftOut,
});
