import type { SampleDocument } from '../../edit/testing/make-document.ts';

/** A document that says a word where it is easily missed. */
export type Attack = {
  name: string;
  doc: SampleDocument;
  /** Options of the tool; the word is Lovelace where nothing else is said. */
  opt?: object;
  /** What no reader may find in the result, nor in its open streams. */
  gone?: RegExp;
  /** What is to stay. */
  keep?: RegExp;
  /** Why the document is refused, where that is the answer. */
  refused?: string;
};

export const stream = (dict: string, data: string) =>
  `<< ${dict} /Length ${data.length} >>\nstream\n${data}\nendstream`;
export const T = (text: string, x = 72, y = 700) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET `;
export const base = T('Dear Lovelace kept');
export const utf16 = (text: string) => `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
