import { zipSync, type Zippable } from 'fflate';
import { escapeXml } from './xml.ts';

/** Of no moment: the same document makes the same bytes. */
const WRITTEN = new Date(1980, 0, 1);

/** What is compressed inside already is stored as it is. */
const PACKED = /\.(?:png|jpg)$/;

/** The parts of an Office file or a book in one zip, in their order; `first` is stored as it is, as a book's type must be. */
export function packParts(
  parts: Map<string, string | Uint8Array>,
  first?: [name: string, text: string],
): Uint8Array {
  const encode = (part: string | Uint8Array) =>
    typeof part === 'string' ? new TextEncoder().encode(part) : part;
  const entries: Zippable = {};
  if (first) entries[first[0]] = [encode(first[1]), { level: 0 }];
  for (const [name, part] of parts) entries[name] = [encode(part), { level: PACKED.test(name) ? 0 : 6 }];
  return zipSync(entries, { mtime: WRITTEN });
}

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `outside`: the target is an address, and no part of the file. */
export type Relation = { id: string; type: string; target: string; outside?: boolean };

/** Each address is one relation of the file. */
export function makeLinks(relations: Relation[]): (address: string) => string {
  const known = new Map<string, string>();
  return (address) => {
    const id = known.get(address) ?? `link${known.size + 1}`;
    if (!known.has(address)) relations.push({ id, type: 'hyperlink', target: address, outside: true });
    known.set(address, id);
    return id;
  };
}

export function writeRelations(relations: Relation[]): string {
  const list = relations.map(
    ({ id, type, target, outside }) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${escapeXml(target)}"${outside ? ' TargetMode="External"' : ''}/>`,
  );
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list.join('')}</Relationships>`;
}

/** The kinds of the parts of an Office file, by their names. */
export function writeTypes(kinds: [part: string, kind: string][]): string {
  const list = kinds.map(([part, kind]) => `<Override PartName="/${part}" ContentType="${kind}"/>`);
  return `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/>${list.join('')}</Types>`;
}
