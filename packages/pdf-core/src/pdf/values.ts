/**
 * What stands in a PDF, as data. Names and strings remember where they stand in their source, so that a copier can
 * change a few bytes of an object and leave all others as they are; those that are made anew stand nowhere.
 */
export class PdfName {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  constructor(name: string, start = 0, end = 0) {
    this.name = name;
    this.start = start;
    this.end = end;
  }
}

/** A string's bytes, brackets included, are `source[start..end)`. text.ts decodes them. */
export class PdfString {
  readonly source: Buffer;
  readonly start: number;
  readonly end: number;
  constructor(source: Buffer, start = 0, end = source.length) {
    this.source = source;
    this.start = start;
    this.end = end;
  }
}

/** `N G R`. Generations are not looked at: two objects of one number cannot both be alive. */
export class PdfRef {
  readonly number: number;
  constructor(number: number) {
    this.number = number;
  }
}

/** A stream of a graph: `raw` is the data as in the file, encoded by the dictionary's Filter. */
export class PdfStream {
  readonly dict: PdfDict;
  readonly raw: Buffer;
  /** Encoded here, as tightly as can be: there is nothing to gain from doing it again. */
  readonly isPacked: boolean;
  constructor(dict: PdfDict, raw: Buffer, isPacked = false) {
    this.dict = dict;
    this.raw = raw;
    this.isPacked = isPacked;
  }
}

export type PdfDict = Map<string, PdfValue>;
export type PdfValue =
  | null
  | boolean
  | number
  | PdfName
  | PdfString
  | PdfRef
  | PdfStream
  | PdfValue[]
  | PdfDict;

export const isDict = (value: PdfValue | undefined): value is PdfDict => value instanceof Map;

/** The text of a name; undefined for anything else. */
export const nameOf = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.name : undefined;
