import { PdfError } from '../errors.ts';
import type { Engine } from './engine.ts';

export function allocate(engine: Engine, size: number): number {
  const pointer = engine.direct.malloc(size);
  if (!pointer && size) throw new PdfError('too_much_memory');
  return pointer >>> 0;
}

/** Memory that is given back whatever happens in `use`. */
export function withMemory<T>(engine: Engine, size: number, use: (pointer: number) => T): T {
  const pointer = allocate(engine, size);
  try {
    return use(pointer);
  } finally {
    engine.direct.free(pointer);
  }
}

export function readFloats(engine: Engine, pointer: number, count: number): number[] {
  const heap = engine.heap();
  return Array.from(new Float32Array(heap.buffer.slice(pointer, pointer + count * 4)));
}

export function readInteger(engine: Engine, pointer: number): number {
  return new DataView(engine.heap().buffer).getInt32(pointer, true);
}

/** PDFium's way with text: ask for the size in bytes, then for the UTF-16 text with its closing zero. */
export function readUtf16(engine: Engine, ask: (buffer: number, size: number) => number): string {
  const size = ask(0, 0);
  if (size <= 2) return '';
  return withMemory(engine, size, (pointer) => {
    ask(pointer, size);
    return Buffer.from(engine.heap().buffer, pointer, size - 2).toString('utf16le');
  });
}

export function readUtf8(engine: Engine, ask: (buffer: number, size: number) => number): string {
  const size = ask(0, 0);
  if (size <= 1) return '';
  return withMemory(engine, size, (pointer) => {
    ask(pointer, size);
    return Buffer.from(engine.heap().buffer, pointer, size - 1).toString('utf8');
  });
}
