/** Numbers of bits behind each other; each list of them begins at a whole byte. */
class BitWriter {
  #bytes: number[] = [];
  #byte = 0;
  #free = 8;

  write(value: number, bits: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      this.#byte = (this.#byte << 1) | (Math.floor(value / 2 ** bit) % 2);
      if (--this.#free === 0) this.#push();
    }
  }

  list(values: readonly number[], bits: number): void {
    for (const value of values) this.write(value, bits);
    if (this.#free < 8) {
      this.#byte <<= this.#free;
      this.#push();
    }
  }

  #push(): void {
    this.#bytes.push(this.#byte);
    this.#byte = 0;
    this.#free = 8;
  }

  get length(): number {
    return this.#bytes.length;
  }

  done(): Buffer {
    return Buffer.from(this.#bytes);
  }
}

/** Offsets are those of a file without the hints. */
export type Hints = {
  /** Objects and bytes of each page, and the places in `shared` of what it has in common with others. */
  pages: { objects: number; bytes: number; uses: number[] }[];
  firstPageOffset: number;
  /** Bytes of each object of the first page, and of each that other pages share. */
  shared: { first: number[]; others: number[]; number: number; offset: number };
  outlines?: { number: number; offset: number; objects: number; bytes: number };
};

export type HintTables = { data: Buffer; sharedAt: number; outlinesAt?: number };

const bitsFor = (most: number): number => (most > 0 ? Math.floor(Math.log2(most)) + 1 : 0);
const least = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity);
const most = (values: readonly number[]): number => values.reduce((one, other) => Math.max(one, other), 0);

/** ISO 32000-1, F.4: fixed parts, then each column of all pages. */
export function writeHints({ pages, firstPageOffset, shared, outlines }: Hints): HintTables {
  const out = new BitWriter();
  writePages(out, pages, firstPageOffset, shared.first.length + shared.others.length);
  const sharedAt = out.length;
  writeShared(out, shared);
  if (!outlines) return { data: out.done(), sharedAt };
  const outlinesAt = out.length;
  out.list([outlines.number, outlines.offset, outlines.objects, outlines.bytes], 32);
  return { data: out.done(), sharedAt, outlinesAt };
}

function writePages(out: BitWriter, pages: Hints['pages'], offset: number, sharedObjects: number): void {
  const objects = pages.map((page) => page.objects);
  const bytes = pages.map((page) => page.bytes);
  const uses = pages.map((page) => page.uses.length);
  const [fewest, shortest] = [least(objects), least(bytes)];
  const objectBits = bitsFor(most(objects) - fewest);
  const byteBits = bitsFor(most(bytes) - shortest);
  const [useBits, placeBits] = [bitsFor(most(uses)), bitsFor(sharedObjects)];
  out.write(fewest, 32);
  out.write(offset, 32);
  out.write(objectBits, 16);
  out.write(shortest, 32);
  out.write(byteBits, 16);
  // The content of a page counts as all of it, as other writers have it.
  out.write(0, 32);
  out.write(0, 16);
  out.write(shortest, 32);
  out.write(byteBits, 16);
  out.write(useBits, 16);
  out.write(placeBits, 16);
  out.write(0, 16);
  out.write(4, 16);
  out.list(
    objects.map((count) => count - fewest),
    objectBits,
  );
  out.list(
    bytes.map((count) => count - shortest),
    byteBits,
  );
  out.list(uses, useBits);
  out.list(
    pages.flatMap((page) => page.uses),
    placeBits,
  );
  out.list(
    bytes.map((count) => count - shortest),
    byteBits,
  );
}

function writeShared(out: BitWriter, { first, others, number, offset }: Hints['shared']): void {
  const bytes = [...first, ...others];
  const shortest = least(bytes);
  const bits = bitsFor(most(bytes) - shortest);
  out.write(number, 32);
  out.write(offset, 32);
  out.write(first.length, 32);
  out.write(bytes.length, 32);
  out.write(0, 16);
  out.write(shortest, 32);
  out.write(bits, 16);
  out.list(
    bytes.map((count) => count - shortest),
    bits,
  );
  // None has a signature, and each is a group of its own.
  out.list(
    bytes.map(() => 0),
    1,
  );
}
