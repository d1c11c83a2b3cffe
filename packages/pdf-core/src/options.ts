// Browser-safe: option schemas only, no engine. Pages, the API and the command line read bounds and defaults here.
export { pageRanges } from './page-ranges.ts';
export { analyzeOptions, type AnalyzeOptions } from './tools/analyze.options.ts';
export { imagesToPdfOptions, type ImagesToPdfOptions } from './tools/images-to-pdf.options.ts';
export { infoOptions, type InfoOptions } from './tools/info.options.ts';
export { ocrOptions, type OcrOptions } from './tools/ocr.options.ts';
export { renderOptions, type RenderOptions } from './tools/render.options.ts';
export { textOptions, type TextOptions } from './tools/text.options.ts';
