import { limits } from '../limits.ts';
import { SPACE, STOP, isDigit, skipSpace, skipString, skipToken } from './characters.ts';
import { damaged, tooComplex } from './damage.ts';
import { nameText } from './name-table.ts';
import { PdfName, PdfRef, PdfString, type PdfDict, type PdfValue } from './values.ts';

/** One key of a dictionary and where key and value stand. */
export type DictEntry = { value: PdfValue; keyStart: number; valueStart: number; valueEnd: number };

/** Reads values from bytes, from `at` on. */
export class Lexer {
  readonly bytes: Buffer;
  at: number;
  #depth = 0;
  #values = 0;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  read(): PdfValue {
    const { bytes } = this;
    const at = (this.at = skipSpace(bytes, this.at));
    const code = bytes[at];
    if (code === undefined) throw damaged('the end of the file inside an object');
    if (code === 47) return this.#readName();
    if (code === 60 && bytes[at + 1] === 60) return this.#nested(() => this.#readDict());
    if (code === 91) return this.#nested(() => this.#readArray());
    if (code === 40 || code === 60) {
      this.at = skipString(bytes, at);
      return new PdfString(bytes, at, this.at);
    }
    if (isDigit(code)) return this.#readNumberOrRef();
    const word = this.readWord();
    if (word === 'true' || word === 'false') return word === 'true';
    if (code === 43 || code === 45 || code === 46) return looseNumber(word);
    if (word === 'endobj' || word === 'stream') throw damaged(`${word} inside a value`);
    return null;
  }

  /** Moves to the next value and returns its position. */
  skipSpace(): number {
    return (this.at = skipSpace(this.bytes, this.at));
  }

  /** A bare word such as `obj` or `trailer`. */
  readWord(): string {
    const start = (this.at = skipSpace(this.bytes, this.at));
    this.at = skipToken(this.bytes, start);
    if (this.at === start) throw damaged(`an unexpected sign at ${start}`);
    return this.bytes.toString('latin1', start, this.at);
  }

  /** The dictionary that starts here, with the place of each key; null when something else starts here. */
  readEntries(): Map<string, DictEntry> | null {
    const { bytes } = this;
    this.at = skipSpace(bytes, this.at);
    if (bytes[this.at] !== 60 || bytes[this.at + 1] !== 60) return null;
    this.at += 2;
    const entries = new Map<string, DictEntry>();
    for (;;) {
      const keyStart = (this.at = skipSpace(bytes, this.at));
      if (bytes[keyStart] === 62) {
        this.at += 2;
        return entries;
      }
      const key = this.read();
      if (!(key instanceof PdfName)) continue;
      const valueStart = (this.at = skipSpace(bytes, this.at));
      if (bytes[valueStart] === 62) continue;
      const value = this.read();
      entries.set(key.name, { value, keyStart, valueStart, valueEnd: this.at });
    }
  }

  #nested<T>(read: () => T): T {
    if (++this.#depth > limits.nestingDepth) throw tooComplex('values nested too deeply');
    if (this.#depth === 1) this.#values = 0;
    const value = read();
    this.#depth--;
    return value;
  }

  #readName(): PdfName {
    const start = this.at;
    this.at = skipToken(this.bytes, start + 1);
    const raw = nameText(this.bytes, start + 1, this.at);
    return new PdfName(unescapeName(raw), start, this.at);
  }

  #readDict(): PdfDict {
    const { bytes } = this;
    const dict: PdfDict = new Map();
    this.at += 2;
    for (;;) {
      this.at = skipSpace(bytes, this.at);
      if (bytes[this.at] === 62) {
        this.at += 2;
        return dict;
      }
      this.#count();
      const key = this.read();
      if (!(key instanceof PdfName)) continue;
      this.at = skipSpace(bytes, this.at);
      if (bytes[this.at] !== 62) dict.set(key.name, this.read());
    }
  }

  #readArray(): PdfValue[] {
    const { bytes } = this;
    const items: PdfValue[] = [];
    this.at++;
    for (;;) {
      this.at = skipSpace(bytes, this.at);
      if (bytes[this.at] === 93) {
        this.at++;
        return items;
      }
      this.#count();
      items.push(this.read());
    }
  }

  #count(): void {
    if (++this.#values > limits.objectValues) throw tooComplex('an object of too many values');
  }

  #readNumberOrRef(): number | PdfRef {
    const { bytes, at: start } = this;
    let end = start;
    let number = 0;
    for (let code = bytes[end]!; code >= 48 && code <= 57; code = bytes[++end]!)
      number = number * 10 + code - 48;
    if (end < bytes.length && !STOP[bytes[end]!]) return looseNumber(this.readWord());
    this.at = end;
    let next = end;
    while (SPACE[bytes[next]!]) next++;
    if (!isDigit(bytes[next])) return number;
    while (isDigit(bytes[next])) next++;
    if (!SPACE[bytes[next]!]) return number;
    while (SPACE[bytes[next]!]) next++;
    if (bytes[next] !== 82 || (next + 1 < bytes.length && !STOP[bytes[next + 1]!])) return number;
    this.at = next + 1;
    return new PdfRef(number);
  }
}

/** Numbers as writers really write them: `+1`, `--5`, `.5.`, `12-3`. What is no number at all is 0, as in viewers. */
export function looseNumber(word: string): number {
  const [, sign, digits] = /^([+-]?)[+-]*(\d*\.?\d*)/.exec(word)!;
  return Number(`${sign}${digits}`) || 0;
}

export function unescapeName(raw: string): string {
  if (!raw.includes('#')) return raw;
  return raw.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
