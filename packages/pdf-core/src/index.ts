export { PdfError, type PdfErrorCode } from './errors.ts';
export { limits } from './limits.ts';
export type { DocumentFile, Tool, ToolContext, ToolResult } from './tool.ts';
