import { SPACE } from './characters.ts';

/** Where a stream's data lies. `exact` is false where /Length was missing or wrong. */
export type StreamPlace = { start: number; end: number; exact: boolean };

/** Finds the data of the stream whose dictionary ends at `at`; null when no stream follows. */
export function findStream(bytes: Buffer, at: number, length: number | undefined): StreamPlace | null {
  let start = at;
  while (SPACE[bytes[start]!]) start++;
  if (bytes[start] !== 115 || bytes.toString('latin1', start, start + 6) !== 'stream') return null;
  start += 6;
  if (bytes[start] === 13) start++;
  if (bytes[start] === 10) start++;
  if (length !== undefined && length >= 0 && start + length <= bytes.length) {
    let after = start + length;
    while (SPACE[bytes[after]!]) after++;
    if (bytes[after] === 101 && bytes.toString('latin1', after, after + 9) === 'endstream') {
      return { start, end: start + length, exact: true };
    }
  }
  let end = bytes.indexOf('endstream', start);
  if (end < 0) end = bytes.indexOf('endobj', start);
  if (end < 0) end = bytes.length;
  if (end > start && bytes[end - 1] === 10) end--;
  if (end > start && bytes[end - 1] === 13) end--;
  return { start, end, exact: false };
}
