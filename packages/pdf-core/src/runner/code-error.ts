import { PdfError, type PdfReason } from '../errors.ts';
import type { Failed } from './messages.ts';

/** The name of what WebAssembly throws when it cannot go on. */
const TRAP = 'RuntimeError';

/** Whatever a tool threw, as the one coded failure that leaves the process. */
export function codeError(error: unknown): Failed {
  const worn = !leavesSound(error);
  const none = { kind: 'failed' as const, params: undefined, details: undefined, worn };
  if (error instanceof PdfError) {
    const { reason, params, message, details, cause } = error;
    return { ...none, reason, params, message, details, cause: describeCause(cause) };
  }
  if (isMachineFailure(error))
    return { ...none, reason: undefined, message: error.message, cause: undefined };
  const reason = reasonOf(error);
  return { ...none, reason, message: reason, cause: describeCause(error) };
}

/** What nobody caught, a trap of an engine, and a stack or memory at its end may have left the process in any state. */
function leavesSound(error: unknown): boolean {
  if (!(error instanceof PdfError)) return false;
  for (let { cause } = error as Error; cause instanceof Error; cause = cause.cause)
    if (cause.name === TRAP || cause instanceof RangeError) return false;
  return true;
}

/** The disk is full, a file cannot be read, a part of the program is missing: no document is to blame for that. */
function isMachineFailure(error: unknown): error is NodeJS.ErrnoException {
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && 'errno' in error) return true;
  return 'code' in error && /^ERR_(MODULE_NOT_FOUND|PACKAGE_|DLOPEN)/.test(String(error.code));
}

function reasonOf(error: unknown): PdfReason {
  if (!(error instanceof Error)) return 'document_damaged';
  if (error.name === 'AbortError') return 'work_stopped';
  const exhausted = /call stack|memory|allocation|Invalid (string|array|typed array) length|pixel limit/i;
  return exhausted.test(error.message) ? 'document_too_complex' : 'document_damaged';
}

function describeCause(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return cause instanceof Error
    ? (cause.stack ?? cause.message).slice(0, 2000)
    : String(cause).slice(0, 2000);
}
