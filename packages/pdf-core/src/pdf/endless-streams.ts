import { asBytes } from './as-bytes.ts';
import { PdfError } from '../errors.ts';

/** Streams without an end times bytes of the file: so many PDFium looks through in about a second. */
const MOST_LOOKED_AT = 150_000_000;

/**
 * Refuses what PDFium would be busy with for minutes: for every stream that never ends it looks for the end through all
 * of the file.
 */
export function refuseEndlessStreams(source: Uint8Array): void {
  const bytes = asBytes(source);
  let endless = 0;
  let nextEnd = 0;
  let at = nextStream(bytes, 0);
  while (at >= 0) {
    const following = bytes.indexOf('stream', at + 6);
    if (nextEnd >= 0 && nextEnd < at) nextEnd = bytes.indexOf('endobj', at);
    const endsItself = following >= 3 && bytes.toString('latin1', following - 3, following) === 'end';
    const endsWithObject = nextEnd >= 0 && (following < 0 || nextEnd < following);
    if (!endsItself && !endsWithObject) endless += 1;
    at = nextStream(bytes, at + 6);
  }
  if (endless * bytes.length > MOST_LOOKED_AT)
    throw new PdfError('too_much_damage', null, { details: { endlessStreams: endless } });
}

function nextStream(bytes: Buffer, from: number): number {
  let at = bytes.indexOf('stream', from);
  while (at >= 0 && bytes.toString('latin1', Math.max(0, at - 3), at) === 'end')
    at = bytes.indexOf('stream', at + 6);
  return at;
}
