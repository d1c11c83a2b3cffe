// Browser-safe: option schemas only, no engine. Pages, the API and the command line read bounds and defaults here.
export { pageRanges } from './page-ranges.ts';
export { renderOptions, type RenderOptions } from './tools/render.options.ts';
export { PDF_ERROR_CODES } from './errors.ts';
export { watermarkOptions, type WatermarkOptions } from './tools/watermark.options.ts';
export { pageNumbersOptions, type PageNumbersOptions } from './tools/page-numbers.options.ts';
export { mergeOptions, type MergeOptions } from './tools/merge.options.ts';
export { splitOptions, type SplitOptions } from './tools/split.options.ts';
export { organizeOptions, type OrganizeOptions } from './tools/organize.options.ts';
