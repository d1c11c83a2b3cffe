import { z } from 'zod';

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
    .describe('Dots per inch that reduced images keep; higher levels keep fewer in proportion'),
  convertToGrayscale: z.boolean().default(false).describe('Turn text, drawings and images to shades of gray'),
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

/** Turns of the dial and what they stand for; between them lies what is between. */
const DIAL = [
  { quality: 0.1, imageQuality: 20, maxImageDPI: 72 },
  { quality: 0.3, imageQuality: 40, maxImageDPI: 84 },
  { quality: 0.5, imageQuality: 65, maxImageDPI: 120 },
  { quality: 0.7, imageQuality: 85, maxImageDPI: 150 },
  { quality: 0.9, imageQuality: 100, maxImageDPI: 252 },
  { quality: 1, imageQuality: 100, maxImageDPI: 300 },
] as const;

/** The full options that a turn of the dial stands for; 0.7 is the default of both. */
export function optionsForQuality({ quality }: QuickCompressOptions): CompressOptions {
  const upper = Math.max(
    1,
    DIAL.findIndex((turn) => turn.quality >= quality),
  );
  const from = DIAL[upper - 1] ?? DIAL[0];
  const to = DIAL[upper] ?? DIAL[0];
  const share = (quality - from.quality) / (to.quality - from.quality);
  const between = (low: number, high: number, step: number) =>
    Math.round((low + share * (high - low)) / step) * step;
  return compressOptions.parse({
    compressionLevel: quality >= 1 ? 'low' : 'medium',
    imageQuality: between(from.imageQuality, to.imageQuality, 5),
    maxImageDPI: between(from.maxImageDPI, to.maxImageDPI, 6),
  });
}
