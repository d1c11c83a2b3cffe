import { z } from 'zod';
import { defineQuick } from '../quick-form.ts';
import {
  COMPRESSION_LEVELS,
  type CompressOptions,
  compressOptions,
  optionsForQuality,
  quickCompressOptions,
} from '../compress/options.ts';

export const previewCompressionOptions = compressOptions.omit({ targetBytes: true }).extend({
  quality: quickCompressOptions.shape.quality
    .unwrap()
    .optional()
    .describe('Only what the simple tool makes at this quality, in place of three levels'),
  levels: z
    .array(z.enum(COMPRESSION_LEVELS))
    .min(1)
    .max(COMPRESSION_LEVELS.length)
    .default(['low', 'medium', 'maximum'])
    .describe('The levels that are tried'),
  page: z.number().int().min(1).optional().describe('A page to be drawn as it is, and as it would become'),
  width: z.number().int().min(16).max(2000).default(960).describe('Width of those pictures in pixels'),
  keep: z.boolean().default(false).describe('Makes the documents as well'),
});

export const previewCompressionQuick = defineQuick(
  previewCompressionOptions.pick({ quality: true, page: true, width: true }).strict(),
  (look) => previewCompressionOptions.parse(look),
);

export type PreviewCompressionOptions = z.infer<typeof previewCompressionOptions>;

/** The options of compressing that each candidate is made with. */
export function listCandidates({ quality, levels, ...given }: PreviewCompressionOptions): CompressOptions[] {
  if (quality !== undefined) return [optionsForQuality({ quality })];
  return levels.map((compressionLevel) => compressOptions.parse({ ...given, compressionLevel }));
}
