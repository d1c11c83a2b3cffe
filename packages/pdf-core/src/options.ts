// Browser-safe: option schemas only, no engine. Pages, the API and the command line read bounds and defaults here.
export { PDF_ERROR_CODES } from './errors.ts';
export {
  COMPRESSION_LEVELS,
  compressOptions,
  optionsForQuality,
  quickCompressOptions,
  type CompressionLevel,
  type CompressOptions,
  type QuickCompressOptions,
} from './tools/compress.options.ts';
