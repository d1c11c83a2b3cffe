import type { AppRouter } from '@sheaf/api';
import type { ErrorCode } from '@sheaf/api/errors';
import type { TRPCClientError } from '@trpc/client';

export type ApiError = {
  /** A sentence for a person; null when no answer came, or one that is not from Sheaf. */
  message: string | null;
  code: ErrorCode | 'network' | 'unknown';
  requestId?: string;
  /** What is wrong with each field, by its name. */
  fields: Record<string, string>;
};

/** What a call that is not JSON, such as an upload, was refused with. */
export class RestError extends Error {
  readonly answer: ApiError;

  constructor(answer: ApiError) {
    super(answer.message ?? answer.code);
    this.name = 'RestError';
    this.answer = answer;
  }
}

export function readApiError(error: unknown): ApiError {
  if (error instanceof RestError) return error.answer;
  if (!isCallError(error)) return { message: null, code: 'unknown', fields: {} };
  const app = error.data?.app;
  if (app)
    return { message: app.error, code: app.code, requestId: app.requestId, fields: readFields(app.details) };
  // `fetch` fails with a TypeError when there is no connection, and with nothing else.
  return { message: null, code: error.cause instanceof TypeError ? 'network' : 'unknown', fields: {} };
}

/** By its name: the class would bring the whole client to pages that make no such calls. */
function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === 'TRPCClientError';
}

function readFields(details: Record<string, unknown> | undefined): Record<string, string> {
  const fields = details?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}
