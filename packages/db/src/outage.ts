/** Errors of a server that is away, starting or stopping; the same query can succeed a moment later. */
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const OUTAGE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isFileError = code === 'ENOENT' && !('syscall' in error && error.syscall === 'connect');
  return (
    (OUTAGE_CODES.has(code) && !isFileError) || code.startsWith('08') || OUTAGE_MESSAGES.test(error.message)
  );
}

/** A row could not be written because the account it belongs to was deleted meanwhile. */
export function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== '23503') return false;
  return 'constraint' in error && String(error.constraint).endsWith('_user_id_fkey');
}
