import { SaxesParser } from 'saxes';
import { PdfError } from '../errors.ts';
import { damaged, officeLimits, tooMuch } from './office-limits.ts';

export type Attributes = Record<string, string>;
export type XmlReader = {
  /** Names come without their prefix. */
  open?: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const CHUNK_BYTES = 256 * 1024;

/** Reads a part from its start to its end. Nothing outside of it is looked at, and no entity is ever declared. */
export function readXml(bytes: Uint8Array, reader: XmlReader): void {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  let depth = 0;
  parser.on('doctype', () => {
    // Word and Excel never write one: it is there to declare entities, or to have something fetched.
    throw new PdfError('entities_declared');
  });
  parser.on('error', (error) => {
    throw damaged(error);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++depth > officeLimits.depth) throw tooMuch('parts nested deeper than they may be');
    reader.open?.(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    reader.close?.(withoutPrefix(name));
  });
  parser.on('text', (text) => reader.text?.(text));
  parser.on('cdata', (text) => reader.text?.(text));
  const decoder = new TextDecoder(encodingOf(bytes));
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK_BYTES), { stream: true }));
  }
  parser.write(decoder.decode());
  parser.close();
}

export function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
