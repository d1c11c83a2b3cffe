import { promisify } from 'node:util';
import { deflate as deflateLater, deflateSync, type ZlibOptions } from 'node:zlib';
import { unlessDamaged } from '../attempt.ts';
import {
  chunkSize,
  decodeStream,
  decodeToImage,
  inflate,
  type StreamFilter,
  streamFilters,
} from '../filters.ts';
import type { PdfDict, PdfStream } from '../values.ts';
import { resolve } from './access.ts';
import type { PdfGraph } from './graph.ts';

const deflateInThread: (bytes: Uint8Array, options: ZlibOptions) => Promise<Buffer> = promisify(deflateLater);

/** The filters of a stream by their long names. */
export function filtersOf(graph: PdfGraph, dict: PdfDict): StreamFilter[] {
  return streamFilters(dict, (value) => resolve(graph, value));
}

/** The bytes with every filter undone, or undefined where one of them holds an image, is encrypted or is damaged. */
export function readStream(graph: PdfGraph, { raw, dict }: PdfStream): Buffer | undefined {
  return unlessDamaged(() => decodeStream(raw, dict, (value) => resolve(graph, value)));
}

/** As readStream, but stops before an image filter and returns its name. */
export function readToImage(
  graph: PdfGraph,
  { raw, dict }: PdfStream,
): ReturnType<typeof decodeToImage> | undefined {
  return unlessDamaged(() => decodeToImage(raw, dict, (value) => resolve(graph, value)));
}

/** As readStream for a single deflate filter, without what comes after it. */
export function inflated(bytes: Buffer): Buffer | undefined {
  return unlessDamaged(() => inflate(bytes));
}

/** A stream's dictionary for new bytes: what described the old encoding is gone. */
export function withoutEncoding(dict: PdfDict): PdfDict {
  const copy = new Map(dict);
  for (const key of ['Filter', 'DecodeParms', 'DP', 'F', 'FFilter', 'FDecodeParms', 'DL']) copy.delete(key);
  return copy;
}

export function deflate(bytes: Uint8Array): Buffer {
  return deflateSync(bytes, { level: 9, memLevel: 9, chunkSize: chunkSize(bytes.length) });
}

/** As deflate, in a thread of its own. `expected` bytes are set aside for the result at a time. */
export function deflateAside(bytes: Uint8Array, level = 9, expected = bytes.length): Promise<Buffer> {
  return deflateInThread(bytes, { level, memLevel: 9, chunkSize: chunkSize(expected) });
}
