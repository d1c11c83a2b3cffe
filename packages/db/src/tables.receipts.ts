/** A file as it was when it went into an operation, or came out of one. It may be renamed or gone since. */
export type OperationFile = { id: string; filename: string; size: number; sha256?: string };
/** `reason` and `params` are absent in what was kept before refusals had them. */
export type OperationError = {
  code: string;
  message: string;
  reason?: string;
  params?: Record<string, string | number>;
  details?: Record<string, unknown>;
};
