import type { PdfDocument } from './document.ts';
import { textOf } from './text.ts';

const PROPERTIES = ['Title', 'Author', 'Subject', 'Keywords', 'Creator', 'CreationDate', 'ModDate'];

/** The document's properties as text, by the names the format gives them. */
export function documentInfo(document: PdfDocument): Record<string, string> {
  const info = document.dict(document.trailer.get('Info'));
  const rows = PROPERTIES.flatMap((key) => {
    const text = textOf(document.resolve(info?.get(key)));
    return text ? [[key, text] as const] : [];
  });
  return Object.fromEntries(rows);
}
