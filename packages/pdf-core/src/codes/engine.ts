import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import {
  prepareZXingModule,
  purgeZXingModule,
  type ReaderOptions,
  type ReadResult,
  readBarcodes,
  writeBarcode,
  type WriterOptions,
} from 'zxing-wasm/full';
import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';
import { boundMemory } from '../pdfium/bound-memory.ts';

let loading: Promise<unknown> | undefined;

/** Loaded from its package: by itself it would fetch its module from a public network. */
function loadEngine(): Promise<unknown> {
  loading ??= startEngine();
  return loading;
}

async function startEngine(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/full/zxing_full.wasm');
  const { buffer } = new Uint8Array(boundMemory(await readFile(path), limits.codeReaderBytes));
  await prepareZXingModule({ overrides: { wasmBinary: buffer }, fireImmediately: true });
}

type Image = { data: Uint8Array; width: number; height: number };

/** `image` has four bytes a pixel, as browsers have them. */
export async function readSymbols(
  { data, width, height }: Image,
  options: ReaderOptions,
): Promise<ReadResult[]> {
  await loadEngine();
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  const image = { data: pixels, width, height, colorSpace: 'srgb' };
  return withoutTrap(() => readBarcodes(image as Parameters<typeof readBarcodes>[0], options));
}

export async function writeSymbol(
  text: string,
  options: WriterOptions,
): Promise<Awaited<ReturnType<typeof writeBarcode>>> {
  await loadEngine();
  return withoutTrap(() => writeBarcode(text, options));
}

/** After a trap its heap cannot be trusted: the next call gets a new engine. */
async function withoutTrap<Made>(use: () => Promise<Made>): Promise<Made> {
  try {
    return await use();
  } catch (cause) {
    loading = undefined;
    purgeZXingModule();
    throw new PdfError('too_much_memory', null, { cause });
  }
}
