import { z } from 'zod';
import { turnDial } from '../../compress/dial.options.ts';
import { inForm } from '../option-form.ts';
import { defineQuick } from '../quick-form.ts';

export const COMPRESSION_LEVELS = ['low', 'medium', 'high', 'maximum'] as const;
export type CompressionLevel = (typeof COMPRESSION_LEVELS)[number];

export const compressOptions = z.object({
  compressionLevel: z
    .enum(COMPRESSION_LEVELS)
    .default('medium')
    .describe(
      'How far to go: low keeps every pixel, medium suits screen and print, maximum the screen alone',
    ),
  imageQuality: z
    .number()
    .int()
    .min(10)
    .max(100)
    .multipleOf(5)
    .default(85)
    .describe('Quality of photographs; higher levels go below it in proportion'),
  removeMetadata: z.boolean().default(false).describe('Remove title, author, dates and other properties'),
  removeAnnotations: z.boolean().default(false).describe('Remove notes, highlights, stamps and links'),
  removeBookmarks: z.boolean().default(false).describe('Remove the outline'),
  optimizeImages: z.boolean().default(true).describe('Store images in the form that takes the fewest bytes'),
  downsampleImages: z.boolean().default(true).describe('Reduce images that are finer than they are shown'),
  maxImageDPI: z
    .number()
    .int()
    .min(72)
    .max(300)
    .multipleOf(6)
    .default(150)
    .describe('Dots per inch that reduced images keep; higher levels keep fewer in proportion')
    .meta(inForm({ when: { downsampleImages: true } })),
  layerScans: z
    .boolean()
    .default(false)
    .describe('Store scans as sharp text over a coarse picture of the paper; not at level low'),
  convertToGrayscale: z.boolean().default(false).describe('Turn text, drawings and images to shades of gray'),
  targetBytes: z
    .number()
    .int()
    .min(1)
    .optional()
    .describe('Bytes that each result may have; where needed, levels above the given one are tried')
    .meta(inForm({ unit: 'bytes' })),
});

export type CompressOptions = z.infer<typeof compressOptions>;

/** The one dial of the simple tool. */
export const quickCompressOptions = z.object({
  quality: z
    .number()
    .min(0.1)
    .max(1)
    .default(0.7)
    .describe('From the smallest file (0.1) to images as they are (1)'),
});

export type QuickCompressOptions = z.infer<typeof quickCompressOptions>;

/** The full options that a turn of the dial stands for; 0.7 is the default of both. */
export function optionsForQuality({ quality }: QuickCompressOptions): CompressOptions {
  return compressOptions.parse({
    compressionLevel: quality >= 1 ? 'low' : 'medium',
    ...turnDial(quality),
  });
}

export const compressQuick = defineQuick(quickCompressOptions.strict(), optionsForQuality);
