import { zipSync } from 'fflate';

type Part = string | Uint8Array;
export type BookParts = {
  /** By their names; the package is in the folder `OEBPS`, and so are they. */
  parts: Record<string, Part>;
  /** Names of chapters, in their order. */
  spine: string[];
  /** Further items of the package, as XML has them. */
  items?: string;
  metadata?: string;
  spineKeys?: string;
  /** Parts beside the folder. */
  beside?: Record<string, Part>;
  /** Before the package. */
  declaration?: string;
};

export const CONTAINER =
  '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

/** A book as programs write it: its media type first and not packed. */
export function makeEpub(book: BookParts): Uint8Array {
  const { parts, spine, items = '', metadata = '', spineKeys = '', beside = {}, declaration = '' } = book;
  const chapters = [...new Set(spine)];
  const listed = chapters.map(
    (name, at) => `<item id="c${at}" href="${encodeURI(name)}" media-type="application/xhtml+xml"/>`,
  );
  const order = spine.map((name) => `<itemref idref="c${chapters.indexOf(name)}"/>`);
  const opf = `<?xml version="1.0" encoding="utf-8"?>${declaration}<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata><manifest>${listed.join('')}${items}</manifest><spine${spineKeys}>${order.join('')}</spine></package>`;
  const own = Object.entries(parts).map(([name, part]) => [`OEBPS/${name}`, part] as const);
  const all = {
    'META-INF/container.xml': CONTAINER,
    'OEBPS/book.opf': opf,
    ...Object.fromEntries(own),
    ...beside,
  };
  const files = Object.entries(all).map(([name, part]) => [
    name,
    typeof part === 'string' ? Buffer.from(part) : part,
  ]);
  return zipSync({
    mimetype: [Buffer.from('application/epub+zip'), { level: 0 }],
    ...(Object.fromEntries(files) as Record<string, Uint8Array>),
  });
}

export const chapter = (body: string, head = '<title/>') =>
  `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.1//EN" "http://www.w3.org/TR/xhtml11/DTD/xhtml11.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml"><head>${head}<script src="x.js"/></head><body>${body}</body></html>`;
