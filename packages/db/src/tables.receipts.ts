/** A file as it was when it went into an operation, or came out of one. It may be renamed or gone since. */
export type OperationFile = { id: string; filename: string; size: number; sha256?: string };
export type OperationError = { code: string; message: string; details?: Record<string, unknown> };
