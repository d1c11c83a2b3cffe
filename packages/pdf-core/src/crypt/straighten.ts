import { damaged } from '../pdf/damage.ts';
import { PdfDocument } from '../pdf/document.ts';
import { decodeStream } from '../pdf/filters.ts';
import { asBytes, xrefOf } from './decrypt-if-needed.ts';
import { literalString } from './recode.ts';
import { rewriteDocument } from './rewrite-document.ts';

/** The same objects under a table of objects that is right: what our own reader understands, other readers then do too. */
export function straighten(source: Uint8Array): Uint8Array {
  const bytes = asBytes(source);
  const xref = xrefOf(bytes);
  if (xref.trailer.has('Encrypt')) throw damaged('an encrypted document without a table of objects');
  const document = new PdfDocument(bytes, xref);
  return rewriteDocument(document, xref, {
    string: literalString,
    stream: (data) => data,
    objectStream: (_number, _generation, dict, raw) =>
      decodeStream(raw, dict, (value) => document.resolve(value)),
  });
}
