/** Samples of pages that are encoded: memory for the next page, since new memory costs as much as what is written into it. */
const spare: Buffer[] = [];
const MOST = 4;
/** More than a page of A4 at 300 dpi takes. */
const LARGEST = 8 * 1024 * 1024;

/** Memory that holds nothing but this value. */
export function takeFilled(length: number, value: number): Buffer {
  const at = spare.findIndex((buffer) => buffer.length === length);
  const memory = at < 0 ? Buffer.allocUnsafeSlow(length) : spare.splice(at, 1)[0]!;
  return memory.fill(value);
}

/** For memory that nobody reads any more. */
export function giveBack(memory: Buffer): void {
  if (memory.length > LARGEST) return;
  spare.push(memory);
  if (spare.length > MOST) spare.shift();
}
