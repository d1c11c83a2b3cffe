import { isDatabaseUnreachable, isOwnerGone } from '@sheaf/db';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { isDiskFull } from './disk-full.ts';

/** The whole catalogue: what went wrong, and the status it has on both doors. */
export const errorStatus = {
  invalid_request: 400,
  unauthenticated: 401,
  limit_reached: 402,
  feature_not_in_plan: 402,
  payment_failed: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  cancelled: 409,
  file_too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  unprocessable_document: 422,
  rate_limited: 429,
  internal: 500,
  busy: 503,
  unavailable: 503,
  timed_out: 504,
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** An error that is told to the caller. `message` is a sentence for a person. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>, cause?: unknown) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}

/** The body of every failed call, whatever the door. */
export type ErrorBody = {
  error: string;
  code: ErrorCode;
  requestId: string;
  details?: Record<string, unknown>;
};

export function presentError(error: AppError, requestId: string): ErrorBody {
  const body: ErrorBody = { error: error.message, code: error.code, requestId };
  if (error.details) body.details = error.details;
  return body;
}

/** Seconds for a Retry-After header, where the error says when to come back. */
export function retryAfterSeconds(error: AppError): number | undefined {
  const seconds = error.details?.retryAfter;
  if (typeof seconds === 'number') return seconds;
  return errorStatus[error.code] === 503 ? 2 : undefined;
}

/** What is told of any thrown thing. The unknown is told to nobody: it becomes `internal` and stays in `cause` for the log. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return invalidRequest(thrown);
  if (thrown instanceof TRPCError) return fromTrpc(thrown);
  if (isDiskFull(thrown)) {
    const sentence =
      'The server has no room left. Nothing was saved; what is here already can still be read.';
    return new AppError('storage_full', sentence, undefined, thrown);
  }
  if (isOwnerGone(thrown)) {
    return new AppError('unauthenticated', 'This account does not exist any more.', undefined, thrown);
  }
  if (isDatabaseUnreachable(thrown)) {
    return new AppError(
      'unavailable',
      'Sheaf cannot reach its database. Please try again in a moment.',
      undefined,
      thrown,
    );
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.', undefined, thrown);
}

/** tRPC wraps what was thrown in a procedure, and throws errors of its own for calls it could not read. */
function fromTrpc(error: TRPCError): AppError {
  const { cause, code } = error;
  // An answer that breaks its own schema is our fault, and its issues are nobody's business: `internal`.
  if (cause instanceof ZodError && code === 'BAD_REQUEST') return invalidRequest(cause);
  if (cause && code === 'INTERNAL_SERVER_ERROR' && !(cause instanceof ZodError)) return toAppError(cause);
  if (code === 'NOT_FOUND' || code === 'METHOD_NOT_SUPPORTED') {
    return new AppError('not_found', 'There is no such call.', undefined, error);
  }
  if (code === 'PAYLOAD_TOO_LARGE') return bodyTooLarge(error);
  if (code === 'PARSE_ERROR' || code === 'BAD_REQUEST') return unreadableBody(error);
  if (code === 'UNSUPPORTED_MEDIA_TYPE') return bodyNotJson(error);
  return new AppError('internal', 'Something went wrong on our side. Please try again.', undefined, error);
}

export function bodyTooLarge(cause?: unknown): AppError {
  return new AppError('file_too_large', 'The request is larger than this call accepts.', undefined, cause);
}

export function bodyNotJson(cause?: unknown): AppError {
  return new AppError('unsupported_type', 'The request body must be JSON.', undefined, cause);
}

export function unreadableBody(cause?: unknown): AppError {
  return new AppError('invalid_request', 'The request could not be read as JSON.', undefined, cause);
}

function invalidRequest(error: ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    const name = issue.code === 'unrecognized_keys' ? [path, issue.keys[0]].filter(Boolean).join('.') : path;
    const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    fields[name] ??= isMissing ? `The field ${name} is required.` : issue.message;
  }
  const [first = 'The request is not valid.'] = Object.values(fields);
  return new AppError('invalid_request', first, { fields }, error);
}
