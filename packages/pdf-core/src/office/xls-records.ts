import { damaged } from './office-limits.ts';
import type { Segments } from './xls-strings.ts';

export type Record = { id: number; at: number; data: Uint8Array; view: DataView; whole: () => Segments };

const CONTINUE = 0x3c;

/** From there on; each with what continues it. */
export function* listRecords(bytes: Uint8Array, start: number): Generator<Record> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = start; at + 4 <= bytes.length;) {
    const id = view.getUint16(at, true);
    const data = bytes.subarray(at + 4, at + 4 + view.getUint16(at + 2, true));
    const segments = [data];
    const place = at;
    at += 4 + data.length;
    while (at + 4 <= bytes.length && view.getUint16(at, true) === CONTINUE) {
      const more = bytes.subarray(at + 4, at + 4 + view.getUint16(at + 2, true));
      segments.push(more);
      at += 4 + more.length;
    }
    yield {
      id,
      at: place,
      data,
      view: new DataView(data.buffer, data.byteOffset, data.byteLength),
      whole: () => ({ segments, index: 0, at: 0 }),
    };
  }
}

/** A number that was packed into 30 bits: a whole one, or the upper half of a fraction, maybe times 100. */
export function readPacked(view: DataView, at: number): number {
  if (at + 4 > view.byteLength) throw damaged();
  const raw = view.getInt32(at, true);
  const value = raw & 2 ? raw >> 2 : upperHalf(raw & ~3);
  return raw & 1 ? value / 100 : value;
}

function upperHalf(bits: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setInt32(4, bits, true);
  return view.getFloat64(0, true);
}
