export { PdfError, type PdfErrorCode } from './errors.ts';
export { findTextType } from './typeset/text-kind.ts';
export { limits } from './limits.ts';
export type { DocumentFile, Tool, ToolContext, ToolResult } from './tool.ts';
export { decryptIfNeeded } from './crypt/decrypt-if-needed.ts';
export type { SignatureReport } from './sign/verify-signatures.ts';
