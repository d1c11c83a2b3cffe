import { isDatabaseUnreachable, isOwnerGone, type OperationError } from '@sheaf/db';
import { openArea } from '@sheaf/messages';
import { type Issue, readIssues } from '@sheaf/messages/issues';
import type { Messages } from '@sheaf/messages/generated';
import { formatRefusal, type Reason, type ReasonParams, type Refusal } from '@sheaf/messages/reasons';
import { PDF_REASONS } from '@sheaf/pdf-core/errors';
import { TRPCError } from '@trpc/server';
import { type z, ZodError } from 'zod';
import { isDiskFull } from './disk-full.ts';
import type { keptErrorSchema } from './kept-error.schema.ts';
import { type ErrorCode, errorStatus } from './error-codes.ts';
import { codeOfReason, isPdfReason, isReason } from './error-reasons.ts';

export { type ErrorCode, errorStatus } from './error-codes.ts';
export type { Reason, ReasonParams } from '@sheaf/messages/reasons';

type Reasons = Messages['errors'];
/** Reasons whose message has no parameters. */
export type PlainReason = { [R in Reason]: Reasons[R] extends null ? R : never }[Reason];
type ToldReason = Exclude<Reason, PlainReason>;
type Extra = { details?: Record<string, unknown> | undefined; cause?: unknown };
type AppErrorArguments =
  | [reason: PlainReason, params?: null, extra?: Extra]
  | { [R in ToldReason]: [reason: R, params: Reasons[R], extra?: Extra] }[ToldReason];

/** A refusal for the caller. It is data; `message` is its English rendering. */
export class AppError extends Error {
  readonly reason: Reason;
  readonly params: ReasonParams | undefined;
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(...[reason, params, extra]: AppErrorArguments) {
    const told = params ? (params as ReasonParams) : undefined;
    super(english(told ? { reason, params: told } : { reason }), { cause: extra?.cause });
    this.name = 'AppError';
    this.reason = reason;
    this.params = told;
    this.code = codeOfReason(reason);
    const kind = isPdfReason(reason) ? { reason: PDF_REASONS[reason] } : undefined;
    this.details = kind || extra?.details ? { ...extra?.details, ...kind } : undefined;
  }
}

/** A refusal that came as data: from another process, or from where it was kept. */
export function restoreError({ reason, params }: Refusal, extra?: Extra): AppError {
  // The constructor's types have checked that these params belong to this reason.
  return new AppError(...([reason, params, extra] as unknown as AppErrorArguments));
}

/** The same refusal with more for the caller to go by. */
export function withDetails(error: AppError, details: Record<string, unknown>): AppError {
  return restoreError(refusalOf(error), { details: { ...error.details, ...details }, cause: error });
}

/** A refusal that is about one field of the request. */
export function refuseField(field: string, ...[reason, params]: AppErrorArguments): AppError {
  const refusal: Refusal = params ? { reason, params: params as ReasonParams } : { reason };
  return restoreError(refusal, { details: detailsOf([{ ...refusal, field }]) });
}

function refusalOf({ reason, params }: AppError): Refusal {
  return params ? { reason, params } : { reason };
}

/** The body of every failed call, on both interfaces. */
export type ErrorBody = {
  error: string;
  code: ErrorCode;
  reason: Reason;
  params?: ReasonParams;
  requestId: string;
  details?: Record<string, unknown>;
};

export function presentError(error: AppError, requestId: string): ErrorBody {
  const { message, code, details } = error;
  return { error: message, code, ...refusalOf(error), requestId, ...(details ? { details } : {}) };
}

/** An error as it is kept with the work that ended with it. */
export function keepError({ code, message, reason, params, details }: AppError): OperationError {
  return { code, message, reason, ...(params ? { params } : {}), ...(details ? { details } : {}) };
}

/** What was kept by `keepError`, as the same refusal; of what an older version kept only the class is known. */
export function restoreKept(kept: OperationError | null): AppError {
  const { params, details } = kept ?? {};
  const reason = isReason(kept?.reason) ? kept.reason : 'operation_failed';
  return restoreError(params ? { reason, params } : { reason }, { details });
}

/** The same for a caller that reads that work. */
export function presentKept(error: OperationError): z.infer<typeof keptErrorSchema> {
  const { code, message, reason, params } = error;
  return { code, message, ...(reason ? { reason } : {}), ...(params ? { params } : {}) };
}

/** Seconds for a Retry-After header, if the error has a time to retry. */
export function retryAfterSeconds(error: AppError): number | undefined {
  const seconds = error.details?.retryAfter;
  if (typeof seconds === 'number') return seconds;
  return errorStatus[error.code] === 503 ? 2 : undefined;
}

/**
 * The error shown for any thrown value. An unknown one becomes `internal`, without details for the caller; `cause`
 * keeps it for the log.
 */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof ZodError) return refuseInput(thrown);
  if (thrown instanceof TRPCError) return fromTrpc(thrown);
  if (isDiskFull(thrown)) return new AppError('server_disk_full', null, { cause: thrown });
  if (isOwnerGone(thrown)) return new AppError('account_gone', null, { cause: thrown });
  if (isDatabaseUnreachable(thrown)) return new AppError('database_unreachable', null, { cause: thrown });
  return new AppError('internal', null, { cause: thrown });
}

/** tRPC wraps what was thrown in a procedure, and throws errors of its own for calls it could not read. */
function fromTrpc(error: TRPCError): AppError {
  const { cause, code } = error;
  // A response that breaks its own schema is our fault. It becomes `internal`, without its issues.
  if (cause instanceof ZodError && code === 'BAD_REQUEST') return refuseInput(cause);
  if (cause && code === 'INTERNAL_SERVER_ERROR' && !(cause instanceof ZodError)) return toAppError(cause);
  if (code === 'NOT_FOUND' || code === 'METHOD_NOT_SUPPORTED')
    return new AppError('endpoint_missing', null, { cause: error });
  if (code === 'PAYLOAD_TOO_LARGE') return bodyTooLarge(error);
  if (code === 'PARSE_ERROR' || code === 'BAD_REQUEST') return unreadableBody(error);
  if (code === 'UNSUPPORTED_MEDIA_TYPE') return bodyNotJson(error);
  return new AppError('internal', null, { cause: error });
}

export function bodyTooLarge(cause?: unknown): AppError {
  return new AppError('body_too_large', null, { cause });
}

export function bodyNotJson(cause?: unknown): AppError {
  return new AppError('body_not_json', null, { cause });
}

export function unreadableBody(cause?: unknown): AppError {
  return new AppError('body_unreadable', null, { cause });
}

/** What a schema refused: the first field gives the reason, `details` has all of them. */
export function refuseIssues(issues: readonly Issue[], cause?: unknown): AppError {
  const refused = readIssues(issues);
  const [first] = refused;
  if (!first) return new AppError('fields.invalid', { field: '' }, { cause });
  return restoreError(first, { details: detailsOf(refused), cause });
}

/** `fields` are English messages, `reasons` the same as data for pages in other languages. */
function detailsOf(refused: (Refusal & { field: string })[]) {
  const fields: Record<string, string> = {};
  const reasons: Record<string, Refusal> = {};
  for (const { field, ...refusal } of refused) {
    if (Object.hasOwn(fields, field)) continue;
    fields[field] = english(refusal);
    reasons[field] = refusal;
  }
  return { fields, reasons };
}

function english(refusal: Refusal): string {
  return formatRefusal(openArea('en', 'errors'), refusal);
}

/** An invalid id is refused in the same way as the id of another member's row. */
function refuseInput(error: ZodError): AppError {
  if (error.issues.every(isNoId)) return new AppError('id_unknown', null, { cause: error });
  return refuseIssues(error.issues, error);
}

/** Callers choose the id of an operation, so an invalid one is a field error. */
function isNoId(issue: ZodError['issues'][number]): boolean {
  if (issue.path.at(-1) === 'operationId') return false;
  return issue.code === 'invalid_format' && issue.format === 'uuid';
}
