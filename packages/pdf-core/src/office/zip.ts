import { inflateRawSync } from 'node:zlib';
import { damaged, locked, officeLimits, tooMuch } from './office-limits.ts';

export type Zip = {
  names: string[];
  /** Undefined when there is no such part. `most` is how large it may be, if less than any part may. */
  read: (name: string, most?: number) => Uint8Array | undefined;
};

type Entry = { offset: number; packed: number; method: number; encrypted: boolean };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const COMMENT_BYTES = 65_535;
const STORED = 0;
const DEFLATED = 8;

/** Only the parts that are asked for are unpacked, and never past the limits, whatever sizes the file states. */
export function openZip(bytes: Uint8Array): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(bytes, view);
  let budget: number = officeLimits.totalBytes;
  return {
    names: [...entries.keys()],
    read(name, most = officeLimits.partBytes) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      const part = unpack(bytes, view, entry, Math.min(budget, most));
      budget -= part.length;
      return part;
    },
  };
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > officeLimits.entries) throw tooMuch('more parts than it may have');
  const entries = new Map<string, Entry>();
  const text = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw damaged();
    const nameLength = view.getUint16(at + 28, true);
    // Some writers use backslashes, and programs that open such files do not mind.
    const name = text.decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/');
    entries.set(name, {
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - COMMENT_BYTES); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damaged();
}

function unpack(bytes: Uint8Array, view: DataView, entry: Entry, limit: number): Uint8Array {
  const { offset, packed, method, encrypted } = entry;
  if (encrypted) throw locked();
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw damaged();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length < packed) throw damaged();
  if (method === STORED && data.length <= limit) return data;
  if (method !== DEFLATED && method !== STORED) throw damaged();
  if (method === STORED || limit < 1) throw tooMuch('parts that are larger than they may be');
  try {
    return inflateRawSync(data, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw tooMuch('parts that are larger than they may be');
    throw damaged(error);
  }
}
