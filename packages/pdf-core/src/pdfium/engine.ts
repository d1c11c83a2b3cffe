import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type Methods } from '@embedpdf/pdfium';
import { limits } from '../limits.ts';
import { boundMemory } from './bound-memory.ts';

/** The raw wasm functions, numbers in and numbers out: twenty times cheaper a call than the checked ones. */
type DirectCalls = Record<string, (...values: number[]) => number> & {
  malloc: (size: number) => number;
  free: (pointer: number) => void;
};

/** PDFium, running in this thread. */
export type Engine = Methods & {
  direct: DirectCalls;
  /** The heap as bytes. It moves when it grows, so ask again after every call that may allocate. */
  heap: () => Uint8Array;
};

type LoadedModule = Methods & {
  pdfium: { HEAPU8: Uint8Array; wasmExports: DirectCalls };
};

let loading: Promise<Engine> | undefined;

/** The engine of this thread, loaded at the first call. */
export function loadEngine(): Promise<Engine> {
  loading ??= startEngine();
  return loading;
}

/** After a trap the heap of an engine cannot be trusted: the next document gets a new one. */
export function forgetEngine(): void {
  loading = undefined;
}

async function startEngine(): Promise<Engine> {
  const module = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wasmBinary = boundMemory(module, limits.pdfiumBytes);
  const settings = { wasmBinary, print: ignoreLine, printErr: ignoreLine };
  // The package's own types lean on Emscripten's, which it does not bring along.
  const loaded = (await init(settings as never)) as unknown as LoadedModule;
  loaded.PDFiumExt_Init();
  const { pdfium } = loaded;
  return Object.assign(loaded, { direct: pdfium.wasmExports, heap: () => pdfium.HEAPU8 });
}

// PDFium's console output does not help users of the tool; failures come back as codes.
function ignoreLine(): void {}
