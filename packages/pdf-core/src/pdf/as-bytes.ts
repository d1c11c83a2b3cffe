/** The same bytes with the methods of a Buffer: nothing is copied. */
export function asBytes(source: Uint8Array): Buffer {
  return Buffer.from(source.buffer, source.byteOffset, source.byteLength);
}
