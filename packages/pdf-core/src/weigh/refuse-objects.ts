import { limits } from '../limits.ts';
import { asBytes } from '../pdf/as-bytes.ts';
import { attempt } from '../pdf/attempt.ts';
import { tooComplex } from '../pdf/damage.ts';
import { decodeStream } from '../pdf/filters.ts';
import { Lexer } from '../pdf/lexer.ts';
import { findStream } from '../pdf/streams.ts';
import { isDict, type PdfDict } from '../pdf/values.ts';

/** What Flate makes of a byte at most. */
const MOST_INFLATED = 1032;
const TYPE = '/ObjStm';

/**
 * Refuses object streams of more objects, or more bytes, than can be held at once, those that no table names among them:
 * pdf-lib opens each without asking how much is in it.
 */
export function refuseObjectBombs(source: Uint8Array): void {
  const streams = [...objectStreams(asBytes(source))];
  const objects = streams.reduce((sum, { dict }) => sum + Math.max(0, Number(dict.get('N')) || 0), 0);
  if (objects > limits.heldObjects) throw tooComplex('objects without end');
  const isSmall = streams.every(({ dict }) => !Array.isArray(dict.get('Filter')));
  const raw = streams.reduce((sum, stream) => sum + stream.raw.length, 0);
  if (isSmall && raw * MOST_INFLATED < limits.decodedStreamBytes) return;
  let decoded = 0;
  for (const stream of streams) {
    decoded += attempt(() => decodeStream(stream.raw, stream.dict).length) ?? Infinity;
    if (decoded > limits.decodedStreamBytes) throw tooComplex('objects of more bytes than can be held');
  }
}

/** Wherever the word stands, the object that it belongs to, if it is a stream. */
function* objectStreams(bytes: Buffer): Generator<{ dict: PdfDict; raw: Buffer }> {
  let end = 0;
  for (let at = bytes.indexOf(TYPE); at >= 0; at = bytes.indexOf(TYPE, at + TYPE.length)) {
    const start = bytes.lastIndexOf('obj', at);
    if (start < end) continue;
    const lexer = new Lexer(bytes, start + 3);
    const dict = attempt(() => lexer.read());
    if (!isDict(dict)) continue;
    const length = dict.get('Length');
    const place = findStream(bytes, lexer.at, typeof length === 'number' ? length : undefined);
    if (!place) continue;
    end = place.end;
    yield { dict, raw: bytes.subarray(place.start, place.end) };
  }
}
