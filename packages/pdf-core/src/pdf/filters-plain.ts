import { decodableBytes } from './budget.ts';
import { SPACE } from './characters.ts';
import { damaged, tooComplex } from './damage.ts';

/** Bytes that grow as they are decoded, up to the limit of one stream. */
class Output {
  bytes: Buffer;
  length = 0;
  readonly #most = decodableBytes();
  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(Math.min(Math.max(size, 256), this.#most));
  }
  room(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    if (this.length + count > this.#most) throw tooComplex('a stream that decodes without end');
    const doubled = Math.min(this.bytes.length * 2, this.#most);
    const grown = Buffer.allocUnsafe(Math.max(doubled, this.length + count));
    this.bytes.copy(grown, 0, 0, this.length);
    this.bytes = grown;
  }
  push(byte: number): void {
    this.room(1);
    this.bytes[this.length++] = byte;
  }
  copy(from: Buffer, start: number, end: number): void {
    this.room(end - start);
    this.length += from.copy(this.bytes, this.length, start, end);
  }
  repeat(byte: number, times: number): void {
    this.room(times);
    this.bytes.fill(byte, this.length, this.length + times);
    this.length += times;
  }
  done(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}

export function decodeAsciiHex(data: Buffer): Buffer {
  const end = data.indexOf(62);
  const digits = data.toString('latin1', 0, end < 0 ? data.length : end).replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

export function decodeAscii85(data: Buffer): Buffer {
  const out = new Output((data.length * 4) / 5);
  let value = 0;
  let count = 0;
  const flush = (bytes: number) => {
    for (let i = 0; i < bytes; i++) out.push(Math.floor(value / 256 ** (3 - i)) & 255);
    value = count = 0;
  };
  for (const code of data) {
    if (SPACE[code]) continue;
    if (code === 126) break;
    if (code === 122 && count === 0) flush(4);
    else if (code >= 33 && code <= 117) {
      value = value * 85 + code - 33;
      if (++count === 5) flush(4);
    } else throw damaged('a sign that ASCII85 does not have');
  }
  if (count > 1) {
    const bytes = count - 1;
    for (; count < 5; count++) value = value * 85 + 84;
    flush(bytes);
  }
  return out.done();
}

export function decodeRunLength(data: Buffer): Buffer {
  const out = new Output(data.length * 2);
  for (let at = 0; at < data.length;) {
    const length = data[at++]!;
    if (length === 128) break;
    if (length < 128) {
      const end = Math.min(at + length + 1, data.length);
      out.copy(data, at, end);
      at = end;
    } else out.repeat(data[at++] ?? 0, 257 - length);
  }
  return out.done();
}

export function decodeLzw(data: Buffer, early: boolean): Buffer {
  const out = new Output(data.length * 4);
  // Each code's text is a piece of what was written already: where it starts and how long it is.
  const starts = new Int32Array(4097);
  const lengths = new Int32Array(4097);
  let next = 258;
  let width = 9;
  let bits = 0;
  let held = 0;
  let previousStart = -1;
  for (const byte of data) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === 257) break;
    if (code === 256) {
      next = 258;
      width = 9;
      previousStart = -1;
      continue;
    }
    const start = out.length;
    if (previousStart >= 0 && next <= 4096) {
      starts[next] = previousStart;
      lengths[next] = start - previousStart + 1;
      next++;
    }
    if (code < 256) out.push(code);
    else if (code < next) {
      const length = lengths[code]!;
      out.room(length);
      for (let i = 0, from = starts[code]!; i < length; i++) out.bytes[out.length++] = out.bytes[from + i]!;
    } else throw damaged('an LZW code that was never made');
    previousStart = start;
    const reach = next + (early ? 1 : 0);
    width = reach >= 2048 ? 12 : reach >= 1024 ? 11 : reach >= 512 ? 10 : 9;
  }
  return out.done();
}
