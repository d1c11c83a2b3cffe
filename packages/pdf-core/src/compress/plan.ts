import type { CompressionLevel, CompressOptions } from '../tools/compress/options.ts';
import type { CompressionPlan } from './compress-document.ts';
import type { ImageSettings } from './images/image-settings.ts';

type Level = { lossy: boolean; quality: number; dpi: number; rounding: number | undefined };

/**
 * What a level takes off the quality and resolution asked for. At the defaults (85, 150 dpi) medium is JPEG quality 70
 * at 150 dpi and maximum is 40 at 72 dpi, where Ghostscript's `ebook` and `screen` are.
 */
const LEVELS: Record<CompressionLevel, Level> = {
  low: { lossy: false, quality: 1, dpi: 1, rounding: undefined },
  medium: { lossy: true, quality: 0.82, dpi: 1, rounding: 0.1 },
  high: { lossy: true, quality: 0.65, dpi: 0.73, rounding: 0.1 },
  maximum: { lossy: true, quality: 0.47, dpi: 0.48, rounding: 0.2 },
};
/** Below this text in images cannot be read. */
const LOWEST_DPI = 72;

export function planCompression(options: CompressOptions): CompressionPlan {
  return {
    lossy: LEVELS[options.compressionLevel].lossy,
    rounding: LEVELS[options.compressionLevel].rounding,
    images: planImages(options),
    layers: options.layerScans && LEVELS[options.compressionLevel].lossy,
    grayscale: options.convertToGrayscale,
    removeMetadata: options.removeMetadata,
    removeAnnotations: options.removeAnnotations,
    removeBookmarks: options.removeBookmarks,
  };
}

function planImages(options: CompressOptions): ImageSettings | undefined {
  const { optimizeImages, downsampleImages, convertToGrayscale } = options;
  if (!optimizeImages && !downsampleImages && !convertToGrayscale) return undefined;
  const level = LEVELS[options.compressionLevel];
  const reduce = downsampleImages && level.lossy;
  return {
    lossy: level.lossy,
    recode: optimizeImages,
    quality: Math.max(1, Math.round(options.imageQuality * level.quality)),
    maxDpi: reduce ? Math.max(LOWEST_DPI, Math.round(options.maxImageDPI * level.dpi)) : undefined,
    gray: convertToGrayscale,
  };
}
