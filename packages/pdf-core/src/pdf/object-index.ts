/** Where an object's bytes lie and where its references stand; typed arrays for the sake of large documents. */
export class ObjectIndex {
  /** 0 not looked for yet, 1 here, 2 not in the file. */
  readonly state: Uint8Array;
  /** Which buffer holds it: 0 the file, else an object stream's decoded data. */
  readonly source: Uint32Array;
  readonly start: Uint32Array;
  readonly end: Uint32Array;
  /** Raw stream data, in the file; both 0 without a stream. */
  readonly streamStart: Uint32Array;
  readonly streamEnd: Uint32Array;
  /** Its triples in the scanner's `refs`. */
  readonly firstRef: Uint32Array;
  readonly lastRef: Uint32Array;
  readonly mentions: Uint8Array;
  /** The second number of its header; encryption is the one thing that asks for it. */
  readonly generation: Uint16Array;

  constructor(size: number) {
    this.state = new Uint8Array(size);
    this.source = new Uint32Array(size);
    this.start = new Uint32Array(size);
    this.end = new Uint32Array(size);
    this.streamStart = new Uint32Array(size);
    this.streamEnd = new Uint32Array(size);
    this.firstRef = new Uint32Array(size);
    this.lastRef = new Uint32Array(size);
    this.mentions = new Uint8Array(size);
    this.generation = new Uint16Array(size);
  }
}
