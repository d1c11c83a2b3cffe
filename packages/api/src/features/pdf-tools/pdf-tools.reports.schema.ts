import { analyzeReport } from '@sheaf/pdf-core/tools/analyze/report.ts';
import { infoReport } from '@sheaf/pdf-core/tools/info/report.ts';
import { previewCompressionReport, worstRegion } from '@sheaf/pdf-core/tools/preview-compression/report.ts';
import { z } from 'zod';

const pagePicture = z.string().optional().describe('The page that was asked for: WebP in base64');

const regionPicture = z.string().optional().describe('This part of the page: WebP in base64');
const candidate = previewCompressionReport.element;

const { savings, warnings, accessibility } = analyzeReport.shape;
/** A finding is a code with params; `message` is its English text. */
const message = z.string().describe('In English');

export const printAnswer = z.object({
  pages: z
    .array(z.object({ width: z.number().describe('Points'), height: z.number().describe('Points') }))
    .describe('Their sizes'),
});
export const infoAnswer = z.object({ info: infoReport });
export const analysisAnswer = z.object({
  analysis: analyzeReport
    .extend({
      savings: savings.extend({ parts: z.array(savings.shape.parts.element.extend({ message })) }),
      warnings: z.array(warnings.element.extend({ message })),
      accessibility: z.array(accessibility.element.extend({ message })),
    })
    .meta({ id: 'DocumentAnalysis' }),
});
export const signaturePicturesAnswer = z.object({
  before: pagePicture.describe('The page as it was signed: WebP in base64'),
  after: pagePicture.describe('The page as it is now: WebP in base64'),
});
export const candidatesAnswer = z.object({
  originalSize: z.number().int(),
  before: pagePicture,
  candidates: z.array(
    candidate.omit({ made: true }).extend({
      previewId: z
        .uuid()
        .nullable()
        .describe('Saves exactly this result when compressing; valid for a short while. Null: not kept'),
      picture: pagePicture,
      worst: worstRegion.extend({ before: regionPicture, after: regionPicture }).nullable(),
    }),
  ),
});

export const catalogueAnswer = z.object({
  tools: z.array(
    z.object({
      id: z.string(),
      about: z.string(),
      group: z.string(),
      icon: z.string().describe('The name of a lucide icon'),
      inputs: z.object({
        kind: z.string(),
        also: z.array(z.enum(['image', 'source'])).describe('Other kinds that it takes as well'),
        min: z.number().int(),
        max: z.number().int().nullable().describe('Null: as many as you like'),
      }),
      makes: z.enum(['file', 'folder', 'text', 'report']),
      batch: z.boolean().describe('Whether it may be a step of a batch'),
      features: z.array(z.string()).describe('What a plan must have for the example'),
      options: z.record(z.string(), z.unknown()).describe('JSON Schema of the options'),
      example: z.record(z.string(), z.unknown()),
    }),
  ),
});
