import { type AppError, errorStatus, presentError, retryAfterSeconds, toAppError } from '@sheaf/api/errors';
import type { Response } from 'express';

/** Sends every refusal in one shape. Returns what was sent, for the log. */
export function sendError(res: Response, requestId: string, thrown: unknown): AppError {
  const error = toAppError(thrown);
  const retryAfter = retryAfterSeconds(error);
  if (retryAfter) res.setHeader('Retry-After', retryAfter);
  res.status(errorStatus[error.code]).json(presentError(error, requestId));
  return error;
}
