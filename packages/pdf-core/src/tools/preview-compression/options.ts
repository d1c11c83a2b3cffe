import { z } from 'zod';
import { defineQuick } from '../quick-form.ts';
import { compressOptions, quickCompressOptions } from '../compress/options.ts';

export const previewCompressionOptions = compressOptions.extend({
  quality: quickCompressOptions.shape.quality
    .unwrap()
    .optional()
    .describe('Only what the simple tool makes at this quality, in place of three levels'),
  page: z.number().int().min(1).optional().describe('A page to be drawn as it is, and as it would become'),
  width: z.number().int().min(16).max(2000).default(960).describe('Width of those pictures in pixels'),
});

export const previewCompressionQuick = defineQuick(
  previewCompressionOptions.pick({ quality: true, page: true, width: true }).strict(),
  (look) => previewCompressionOptions.parse(look),
);

export type PreviewCompressionOptions = z.infer<typeof previewCompressionOptions>;
