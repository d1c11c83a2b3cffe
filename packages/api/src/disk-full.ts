/** No space, no quota, or over the maximum file size. PostgreSQL reports its own full disk as the last one. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

/** A tool's process can only hand on the words of its error, which begin with the code. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return FULL.includes(code) || FULL.some((name) => error.message.startsWith(`${name}:`));
}
