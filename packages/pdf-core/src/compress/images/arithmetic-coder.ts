/** ITU-T T.88 table E.1: probability, next state after the likely and the unlikely symbol, and whether they swap. */
const STATES = [
  [0x5601, 1, 1, 1],
  [0x3401, 2, 6, 0],
  [0x1801, 3, 9, 0],
  [0x0ac1, 4, 12, 0],
  [0x0521, 5, 29, 0],
  [0x0221, 38, 33, 0],
  [0x5601, 7, 6, 1],
  [0x5401, 8, 14, 0],
  [0x4801, 9, 14, 0],
  [0x3801, 10, 14, 0],
  [0x3001, 11, 17, 0],
  [0x2401, 12, 18, 0],
  [0x1c01, 13, 20, 0],
  [0x1601, 29, 21, 0],
  [0x5601, 15, 14, 1],
  [0x5401, 16, 14, 0],
  [0x5101, 17, 15, 0],
  [0x4801, 18, 16, 0],
  [0x3801, 19, 17, 0],
  [0x3401, 20, 18, 0],
  [0x3001, 21, 19, 0],
  [0x2801, 22, 19, 0],
  [0x2401, 23, 20, 0],
  [0x2201, 24, 21, 0],
  [0x1c01, 25, 22, 0],
  [0x1801, 26, 23, 0],
  [0x1601, 27, 24, 0],
  [0x1401, 28, 25, 0],
  [0x1201, 29, 26, 0],
  [0x1101, 30, 27, 0],
  [0x0ac1, 31, 28, 0],
  [0x09c1, 32, 29, 0],
  [0x08a1, 33, 30, 0],
  [0x0521, 34, 31, 0],
  [0x0441, 35, 32, 0],
  [0x02a1, 36, 33, 0],
  [0x0221, 37, 34, 0],
  [0x0141, 38, 35, 0],
  [0x0111, 39, 36, 0],
  [0x0085, 40, 37, 0],
  [0x0049, 41, 38, 0],
  [0x0025, 42, 39, 0],
  [0x0015, 43, 40, 0],
  [0x0009, 44, 41, 0],
  [0x0005, 45, 42, 0],
  [0x0001, 45, 43, 0],
  [0x5601, 46, 46, 0],
] as const;
const PROBABILITY = Int32Array.from(STATES, (row) => row[0]);
const AFTER_LIKELY = Uint8Array.from(STATES, (row) => row[1]);
const AFTER_UNLIKELY = Uint8Array.from(STATES, (row) => row[2]);
const SWAPS = Uint8Array.from(STATES, (row) => row[3]);

export type ArithmeticCoder = { encode: (context: number, bit: number) => void; finish: () => Buffer };

/** The MQ encoder of ITU-T T.88 annex E, with 65 536 contexts. Names of registers are the standard's. */
export function createArithmeticCoder(expectedBytes: number): ArithmeticCoder {
  const states = new Uint8Array(65_536);
  const likely = new Uint8Array(65_536);
  let out = Buffer.allocUnsafe(Math.max(1024, expectedBytes));
  let length = 0;
  let started = false;
  let held = 0;
  let a = 0x8000;
  let c = 0;
  let ct = 12;

  function release(): void {
    if (started) {
      if (length === out.length) out = Buffer.concat([out, Buffer.allocUnsafe(out.length)]);
      out[length++] = held;
    }
    started = true;
  }

  function takeByte(shift: number, bits: number): void {
    release();
    held = c >> shift;
    c &= (1 << shift) - 1;
    ct = bits;
  }

  function byteOut(): void {
    if (held === 0xff) takeByte(20, 7);
    else if (c < 0x8000000) takeByte(19, 8);
    else {
      held++;
      if (held === 0xff) {
        c &= 0x7ffffff;
        takeByte(20, 7);
      } else {
        c -= 0x8000000;
        takeByte(19, 8);
      }
    }
  }

  function encode(context: number, bit: number): void {
    const state = states[context] ?? 0;
    const probability = PROBABILITY[state] ?? 0;
    a -= probability;
    if (bit === likely[context]) {
      if (a & 0x8000) {
        c += probability;
        return;
      }
      if (a < probability) a = probability;
      else c += probability;
      states[context] = AFTER_LIKELY[state] ?? 0;
    } else {
      if (a < probability) c += probability;
      else a = probability;
      if (SWAPS[state]) likely[context] = 1 - (likely[context] ?? 0);
      states[context] = AFTER_UNLIKELY[state] ?? 0;
    }
    do {
      a <<= 1;
      c <<= 1;
      if (--ct === 0) byteOut();
    } while (!(a & 0x8000));
  }

  function finish(): Buffer {
    const top = c + a;
    c |= 0xffff;
    if (c >= top) c -= 0x8000;
    c <<= ct;
    byteOut();
    c <<= ct;
    byteOut();
    release();
    return Buffer.concat([out.subarray(0, length), Buffer.from(held === 0xff ? [0xac] : [0xff, 0xac])]);
  }

  return { encode, finish };
}
