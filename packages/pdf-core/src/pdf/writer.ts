import { createHash } from 'node:crypto';

/** Bytes that grow, written without making a string or a view of each small piece. */
export class ByteWriter {
  bytes: Buffer;
  length = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(Math.max(size, 4096));
  }

  room(count: number): void {
    if (this.length + count <= this.bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.bytes.length * 2, this.length + count));
    this.bytes.copy(grown, 0, 0, this.length);
    this.bytes = grown;
  }

  /** What was written, in a buffer of its own when that saves much: callers keep it, and hand it between threads. */
  done(): Buffer {
    const { length } = this;
    const roomy = this.bytes.length > length * 1.2 || this.bytes.byteOffset > 0;
    return roomy
      ? Buffer.from(new Uint8Array(this.bytes.subarray(0, length)).buffer)
      : this.bytes.subarray(0, length);
  }

  copy(source: Buffer, start: number, end: number): void {
    const count = end - start;
    if (count <= 0) return;
    this.room(count);
    // Below some fifty bytes a loop is quicker than a call into native code.
    if (count < 48) {
      const { bytes } = this;
      let to = this.length;
      for (let from = start; from < end; from++) bytes[to++] = source[from]!;
      this.length = to;
    } else {
      source.copy(this.bytes, this.length, start, end);
      this.length += count;
    }
  }

  /** Text of Latin-1 characters. */
  text(text: string): void {
    this.room(text.length);
    if (text.length > 32) {
      this.length += this.bytes.write(text, this.length, 'latin1');
      return;
    }
    for (let i = 0; i < text.length; i++) this.bytes[this.length++] = text.charCodeAt(i);
  }

  integer(value: number): void {
    this.room(16);
    let scale = 1;
    while (value >= scale * 10) scale *= 10;
    let rest = value;
    for (; scale >= 1; scale /= 10) {
      const digit = Math.floor(rest / scale);
      this.bytes[this.length++] = 48 + digit;
      rest -= digit * scale;
    }
  }
}

/** Writes a document: objects in any order, then the cross-reference over them. */
export class PdfWriter extends ByteWriter {
  #offsets = new Float64Array(1024);
  #next = 1;

  constructor(size: number, version = '1.7') {
    super(size);
    this.text(`%PDF-${version}\n%\xe2\xe3\xcf\xd3\n`);
  }

  /** A number for an object that will be written later. */
  allocate(): number {
    if (this.#next >= this.#offsets.length) {
      const grown = new Float64Array(this.#offsets.length * 2);
      grown.set(this.#offsets);
      this.#offsets = grown;
    }
    return this.#next++;
  }

  /** Where each object starts, by its number; 0 for one that was not written. */
  starts(): Float64Array {
    return this.#offsets.subarray(0, this.#next);
  }

  begin(number: number): void {
    this.#offsets[number] = this.length;
    this.integer(number);
    this.text(' 0 obj\n');
  }

  end(): void {
    this.text('\nendobj\n');
  }

  object(number: number, body: string): void {
    this.begin(number);
    this.text(body);
    this.end();
  }

  /** A stream of our own making; `entries` are the dictionary's other keys. */
  streamObject(number: number, entries: string, data: Buffer): void {
    this.begin(number);
    this.text(`<<${entries}/Length ${data.length}>>\nstream\n`);
    this.copy(data, 0, data.length);
    this.text('\nendstream');
    this.end();
  }

  add(body: string): number {
    const number = this.allocate();
    this.object(number, body);
    return number;
  }

  /** The finished file. `entries` are the trailer's keys but /Size. */
  finish(entries: string): Buffer {
    const start = this.length;
    this.room(20 * this.#next + entries.length + 128);
    this.text(`xref\n0 ${this.#next}\n0000000000 65535 f \n`);
    const { bytes } = this;
    let at = this.length;
    for (let number = 1; number < this.#next; number++) {
      let offset = this.#offsets[number]!;
      const kind = offset ? 110 : 102;
      for (let digit = 9; digit >= 0; digit--) {
        bytes[at + digit] = 48 + (offset % 10);
        offset = Math.floor(offset / 10);
      }
      at += 10;
      bytes[at++] = 32;
      for (let digit = 0; digit < 5; digit++) bytes[at++] = 48;
      bytes[at++] = 32;
      bytes[at++] = kind;
      bytes[at++] = 32;
      bytes[at++] = 10;
    }
    this.length = at;
    // The positions of all objects identify a file well enough for its /ID.
    const id = createHash('md5').update(this.bytes.subarray(start, at)).update(entries).digest('hex');
    const identifier = entries.includes('/ID') ? '' : `/ID[<${id}><${id}>]`;
    this.text(`trailer\n<</Size ${this.#next}${entries}${identifier}>>\nstartxref\n${start}\n%%EOF\n`);
    return this.done();
  }
}
