// Browser-safe: option schemas only, no engine. Pages, the API and the command line read bounds and defaults here.
export { PDF_ERROR_CODES } from './errors.ts';
export { pageRanges } from './page-ranges.ts';
export { renderOptions, type RenderOptions } from './tools/render.options.ts';
export { watermarkOptions, type WatermarkOptions } from './tools/watermark.options.ts';
export { pageNumbersOptions, type PageNumbersOptions } from './tools/page-numbers.options.ts';
