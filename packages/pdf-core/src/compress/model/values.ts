/** A PDF name, without its slash and with #xx decoded. Two names are the same object when their text is. */
export class Name {
  readonly text: string;
  private constructor(text: string) {
    this.text = text;
  }
  private static readonly known = new Map<string, Name>();
  static of(text: string): Name {
    let name = Name.known.get(text);
    if (!name) {
      name = new Name(text);
      // A hostile file may hold millions of different names; honest ones hold a few hundred.
      if (Name.known.size < 20_000) Name.known.set(text, name);
    }
    return name;
  }
}

/** An indirect reference. Generations are gone: documents are renumbered when they are written. */
export class Ref {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** A string as it stands in the file, delimiters included, so that it can be written back unchanged. */
export class PdfString {
  readonly source: Buffer;
  constructor(source: Buffer) {
    this.source = source;
  }
}

/** A stream: `raw` is what stands in the file, still encoded as the dictionary's Filter says. */
export class Stream {
  readonly dict: Dict;
  readonly raw: Buffer;
  /** Encoded here, as tightly as can be: there is nothing to gain from doing it again. */
  readonly isPacked: boolean;
  constructor(dict: Dict, raw: Buffer, isPacked = false) {
    this.dict = dict;
    this.raw = raw;
    this.isPacked = isPacked;
  }
}

export type Dict = Map<string, Value>;
export type Value = number | boolean | null | Name | Ref | PdfString | Dict | Value[] | Stream;

/** A document as a graph of objects. Only what the trailer reaches is in `objects`. */
export type PdfGraph = { objects: Map<number, Value>; trailer: Dict; version: string; nextNumber: number };

export function isDict(value: Value | undefined): value is Dict {
  return value instanceof Map;
}
