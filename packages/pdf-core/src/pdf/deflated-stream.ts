import { deflateSync } from 'node:zlib';
import { makeDict, type Plain } from './make-value.ts';
import { PdfStream } from './values.ts';

/** A new stream of these bytes. */
export function deflatedStream(
  bytes: Uint8Array,
  entries: { readonly [key: string]: Plain } = {},
): PdfStream {
  return new PdfStream(makeDict({ ...entries, Filter: 'FlateDecode' }), deflateSync(bytes));
}
