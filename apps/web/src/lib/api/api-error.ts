import type { AppRouter } from '@sheaf/api';
import type { ErrorBody, ErrorCode } from '@sheaf/api/errors';
import type { KeptError } from '@sheaf/api/features/operations/operations.schema.ts';
import type { Refusal } from '@sheaf/messages/reasons';
import type { TRPCClientError } from '@trpc/client';
import { packRefusal } from './packed-refusal.ts';

export type ApiError = {
  /** The message for the member; null without a response, or for one that is not from Sheaf. */
  message: string | null;
  code: ErrorCode | 'network' | 'unknown';
  requestId?: string;
  /** Why, for a page in any language. */
  refusal?: Refusal;
  /** What is wrong with each field, by its name: a packed refusal. */
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
  if (app) return readErrorBody(app);
  // `fetch` fails with a TypeError when there is no connection, and with nothing else.
  return { message: null, code: error.cause instanceof TypeError ? 'network' : 'unknown', fields: {} };
}

/** By name: the class would load the whole client on pages that do not use it. */
function isCallError(error: unknown): error is TRPCClientError<AppRouter> {
  return error instanceof Error && error.name === 'TRPCClientError';
}

/** The same of what is kept with work that failed. */
export function readKeptError({ code, message, reason, params }: KeptError): ApiError {
  const refusal = reason === undefined ? {} : { refusal: { reason, ...(params && { params }) } as Refusal };
  return { message, code: code as ErrorCode, ...refusal, fields: {} };
}

export function readErrorBody({ error, code, reason, params, requestId, details }: ErrorBody): ApiError {
  const refusal = params ? { reason, params } : { reason };
  return { message: error, code, refusal, requestId, fields: readFields(details) };
}

function readFields(details: Record<string, unknown> | undefined): Record<string, string> {
  const reasons = details?.reasons;
  if (typeof reasons !== 'object' || reasons === null) return {};
  return Object.fromEntries(
    Object.entries(reasons).map(([field, refusal]) => [field, packRefusal(refusal as Refusal)]),
  );
}
