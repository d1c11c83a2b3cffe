/** Why a document could not be worked on. The API maps these to its own codes; the command line to exit codes. */
export const PDF_ERROR_CODES = [
  'corrupt',
  'encrypted',
  'empty',
  'too_complex',
  'timed_out',
  'cancelled',
  'invalid_options',
  'unsupported',
] as const;
export type PdfErrorCode = (typeof PDF_ERROR_CODES)[number];

/** The only error a tool throws on purpose. `message` is a sentence for the person who brought the document. */
export class PdfError extends Error {
  readonly code: PdfErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: PdfErrorCode, message: string, details?: Record<string, unknown>, cause?: unknown) {
    super(message, { cause });
    this.name = 'PdfError';
    this.code = code;
    this.details = details;
  }
}
