/** Numbers that readers stumble over. */
const ODD_NUMBERS = [
  '0',
  '-1',
  '1',
  '65536',
  '2147483647',
  '2147483648',
  '4294967295',
  '99999999999',
  '1e9',
  '0.0000001',
];
const MOST_CHANGES = 12;

/** A document with a few changes, the same ones for the same seed. */
export function mutate(bytes: Uint8Array, seed: number): Uint8Array {
  const next = randomNumbers(seed);
  let changed = Buffer.from(bytes);
  const count = 1 + next(MOST_CHANGES);
  for (let i = 0; i < count && changed.length > 8; i += 1) changed = change(changed, next);
  return changed;
}

function change(bytes: Buffer<ArrayBuffer>, next: (below: number) => number): Buffer<ArrayBuffer> {
  const at = next(bytes.length);
  const length = 1 + next(Math.min(200, bytes.length - at));
  switch (next(6)) {
    case 0:
      bytes[at] = bytes[at]! ^ (1 << next(8));
      return bytes;
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    case 2:
      return Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]);
    case 3:
      return replaceNumber(bytes, at, ODD_NUMBERS[next(ODD_NUMBERS.length)]!);
    case 4:
      return swapReference(bytes, at, 1 + next(30));
    default:
      return bytes.fill(next(256), at, at + length);
  }
}

/** The first number after a place, made another one: most of what a reader trusts is a number. */
function replaceNumber(bytes: Buffer<ArrayBuffer>, from: number, number: string): Buffer<ArrayBuffer> {
  return replaceMatch(bytes, from, /\d+/, () => number);
}

/** A reference that leads elsewhere: into a circle, to a thing of another kind, to nothing. */
function swapReference(bytes: Buffer<ArrayBuffer>, from: number, target: number): Buffer<ArrayBuffer> {
  return replaceMatch(bytes, from, /\d+ 0 R/, () => `${target} 0 R`);
}

function replaceMatch(
  bytes: Buffer<ArrayBuffer>,
  from: number,
  pattern: RegExp,
  by: () => string,
): Buffer<ArrayBuffer> {
  const window = bytes.toString('latin1', from, from + 4000);
  const found = pattern.exec(window);
  if (!found) return bytes;
  const start = from + found.index;
  return Buffer.concat([
    bytes.subarray(0, start),
    Buffer.from(by()),
    bytes.subarray(start + found[0].length),
  ]);
}

/** The same numbers for the same seed, on every machine. */
function randomNumbers(seed: number): (below: number) => number {
  let state = (Math.imul(seed, 2_654_435_761) ^ 0x9e37_79b9) >>> 0;
  return (below) => {
    state = (state + 0x6d2b_79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
