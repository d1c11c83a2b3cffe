import { unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** The parts of an Office file or a book, as text; XML that is none throws. */
export function openPackage(bytes: Uint8Array): Map<string, string> {
  const parts = new Map<string, string>();
  for (const [name, part] of Object.entries(unzipSync(bytes))) {
    const text = new TextDecoder().decode(part);
    parts.set(name, text);
    if (/\.(?:xml|rels|xhtml|opf)$/.test(name)) parseXml(text);
  }
  return parts;
}

type Seen = { name: string; attributes: Record<string, string>; text: string };

/** Elements in the order in which they begin, each with the text within it. */
export function parseXml(text: string): Seen[] {
  const [seen, open]: [Seen[], Seen[]] = [[], []];
  const parser = new SaxesParser({});
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes } as Record<string, string>, text: '' };
    seen.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    for (const element of open) element.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
  return seen;
}
