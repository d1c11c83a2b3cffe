const PAGE_BYTES = 65_536;
const MEMORY_SECTION = 5;
const HAS_MAXIMUM = 1;

/** A WebAssembly module whose memory cannot grow beyond so many bytes: an allocation beyond them fails inside of it. */
export function boundMemory(module: Buffer, bytes: number): Buffer {
  const bounded = Buffer.from(module);
  for (let at = 8; at < bounded.length;) {
    const kind = bounded[at]!;
    const size = readNumber(bounded, at + 1);
    if (kind === MEMORY_SECTION) {
      // One memory: its count, its flags, the pages it begins with, and the most it may have.
      const first = readNumber(bounded, size.end + 2);
      const most = readNumber(bounded, first.end);
      if (bounded[size.end + 1] !== HAS_MAXIMUM) throw new Error('The module names no maximum of memory.');
      writeNumber(bounded, first.end, most.end, Math.min(most.value, Math.floor(bytes / PAGE_BYTES)));
      return bounded;
    }
    at = size.end + size.value;
  }
  throw new Error('The module has no memory of its own.');
}

/** LEB128: seven bits a byte, the lowest first. */
function readNumber(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0;
  let at = from;
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[at++]!;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return { value, end: at };
  }
}

/** In as many bytes as before, so that nothing moves. */
function writeNumber(bytes: Buffer, from: number, end: number, value: number): void {
  let left = value;
  for (let at = from; at < end; at += 1, left >>>= 7) bytes[at] = (left & 127) | (at < end - 1 ? 128 : 0);
}
