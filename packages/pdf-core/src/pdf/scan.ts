import { limits } from '../limits.ts';
import { SPACE, STOP, skipSpace, skipString, skipToken } from './characters.ts';
import { damaged, tooComplex } from './damage.ts';
import { Lexer } from './lexer.ts';
import { PdfRef } from './values.ts';

/** What a scan notices of an object besides its references. */
export const MENTIONS = { destination: 1, appearance: 2, structureKey: 4 } as const;

/** In place of a referenced object's number: the stream's own length belongs here. */
export const OWN_LENGTH = -1;
/** The same, where /Length is missing altogether. */
export const MISSING_LENGTH = -2;

/**
 * Runs over an object once, without building values, and notes in `refs` where its references stand: triples of start,
 * end and object number. That is all a copier has to change, and it costs a third of parsing.
 */
export class Scanner {
  refs = new Int32Array(3 * 1024);
  /** Numbers in use in `refs`. */
  count = 0;
  /** After a scan: the byte after the object. */
  end = 0;
  /** After a scan: where the value of a top-level /Length starts, -1 without one. */
  lengthAt = -1;
  /** After a scan: MENTIONS flags. */
  mentions = 0;

  addRef(start: number, end: number, number: number): void {
    if (this.count + 3 > this.refs.length) {
      const grown = new Int32Array(this.refs.length * 2);
      grown.set(this.refs);
      this.refs = grown;
    }
    this.refs[this.count++] = start;
    this.refs[this.count++] = end;
    this.refs[this.count++] = number;
  }

  scan(bytes: Buffer, from: number): void {
    const at = skipSpace(bytes, from);
    this.lengthAt = -1;
    this.mentions = 0;
    if (bytes[at] === 91 || (bytes[at] === 60 && bytes[at + 1] === 60)) return this.#scanContainer(bytes, at);
    const lexer = new Lexer(bytes, at);
    const value = lexer.read();
    this.end = lexer.at;
    if (value instanceof PdfRef) this.addRef(at, lexer.at, value.number);
  }

  #scanContainer(bytes: Buffer, from: number): void {
    const size = bytes.length;
    let at = from;
    let depth = 0;
    // Where the last two integers start: what an R after them would refer to.
    let first = -1;
    let second = -1;
    do {
      while (SPACE[bytes[at]!]) at++;
      if (at >= size) throw damaged('the end of the file inside an object');
      const code = bytes[at]!;
      if (code >= 48 && code <= 57) {
        const start = at++;
        while (bytes[at]! >= 48 && bytes[at]! <= 57) at++;
        if (STOP[bytes[at]!]) {
          first = second;
          second = start;
        } else {
          at = skipToken(bytes, at);
          first = second = -1;
        }
        continue;
      }
      if (code === 82 && first >= 0 && STOP[bytes[at + 1]!]) {
        let number = 0;
        for (let p = first; bytes[p]! >= 48 && bytes[p]! <= 57; p++) number = number * 10 + bytes[p]! - 48;
        this.addRef(first, ++at, number > limits.objects ? 0 : number);
      } else if (code === 47) {
        const start = at;
        at = skipToken(bytes, at + 1);
        this.#noteName(bytes, start, at, depth);
      } else if (code === 60 && bytes[at + 1] === 60) {
        at += 2;
        depth++;
      } else if (code === 40 || code === 60) at = skipString(bytes, at);
      else if (code === 62) {
        at += 2;
        depth--;
      } else if (code === 91) {
        at++;
        depth++;
      } else if (code === 93) {
        at++;
        depth--;
      } else if (code === 37) at = skipSpace(bytes, at);
      else {
        const start = at;
        at = skipToken(bytes, at);
        if (at === start || isEndOfObject(bytes, start)) throw damaged(`an object cut off at ${at}`);
      }
      first = second = -1;
      if (depth > limits.nestingDepth) throw tooComplex('values nested too deeply');
    } while (depth > 0);
    this.end = at;
  }

  #noteName(bytes: Buffer, start: number, end: number, depth: number): void {
    const code = bytes[start + 1];
    if (code === 68) {
      if (bytes[start + 2] === 101 && bytes[start + 3] === 115) this.mentions |= MENTIONS.destination;
      else if (bytes[start + 2] === 65 && end - start === 3) this.mentions |= MENTIONS.appearance;
    } else if (code === 71) {
      if (bytes[start + 2] === 111 && bytes[start + 3] === 84) this.mentions |= MENTIONS.destination;
    } else if (code === 83) {
      const isKey = bytes[start + 2] === 116 && bytes[start + 7] === 80 && end - start >= 13;
      if (isKey) this.mentions |= MENTIONS.structureKey;
    } else if (
      code === 76 &&
      depth === 1 &&
      end - start === 7 &&
      bytes[start + 2] === 101 &&
      bytes[start + 6] === 104
    ) {
      this.lengthAt = end;
    }
  }
}

function isEndOfObject(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== 101 && bytes[at] !== 115) return false;
  const word = bytes.toString('latin1', at, at + 6);
  return word === 'endobj' || word === 'stream';
}
