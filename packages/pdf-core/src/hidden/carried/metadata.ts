import { addObject, catalogOf, everyDict, lookup, lookupDict, lookupStream } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { readStream } from '../../pdf/graph/read-stream.ts';
import { textOf } from '../../pdf/text.ts';
import { PdfName, PdfStream, type PdfValue } from '../../pdf/values.ts';
import { type Claim, claimsIn, decodePacket } from '../../standards/claims.ts';
import { type CarriedItem, type CarriedPart, makeItem, shortened } from './carried.ts';

/** Properties that say nothing of people or programs: what the format itself, or a claim of a standard, asks for. */
const PLAIN =
  /^(?:pdfaid|pdfuaid|pdfaExtension|pdfaSchema|pdfaProperty|pdfaField|pdfaType|rdf|x):|^dc:format$/;
const MOST_PROPERTIES = 200;
const MOST_XMP = 1024 * 1024;

/** The author, programs and dates, in both places where a document keeps them, and in its pictures and fonts. */
export const metadata: CarriedPart = {
  find: (graph) => {
    const info = [...(lookupDict(graph, graph.trailer, 'Info') ?? [])].map(([name]) =>
      makeItem({
        name,
        value: shortened(readText(lookup(graph, lookupDict(graph, graph.trailer, 'Info'), name))),
      }),
    );
    const catalog = catalogOf(graph);
    let inner = 0;
    for (const dict of everyDict(graph))
      if (dict !== catalog && lookupStream(graph, dict, 'Metadata')) inner++;
    const others = inner ? [{ name: 'Metadata', value: String(inner) }] : [];
    return [...info, ...listProperties(packetOf(graph)), ...others];
  },
  remove: (graph) => {
    const claim = claimsIn(packetOf(graph)).find(({ kind }) => kind === 'archive');
    graph.trailer.delete('Info');
    for (const dict of everyDict(graph)) dict.delete('Metadata');
    if (claim) catalogOf(graph)?.set('Metadata', addObject(graph, makePacket(claim)));
  },
};

function readText(value: PdfValue): string | undefined {
  return value instanceof PdfName ? value.name : textOf(value);
}

function packetOf(graph: PdfGraph): string {
  const stream = lookupStream(graph, catalogOf(graph), 'Metadata');
  const bytes = stream && readStream(graph, stream);
  return bytes ? decodePacket(bytes.subarray(0, MOST_XMP)) : '';
}

/** The texts of a packet with the names of what they stand in, and its attributes, without building a tree of it. */
function listProperties(packet: string): CarriedItem[] {
  const items: CarriedItem[] = [];
  const open: string[] = [];
  for (let at = packet.indexOf('<'); at >= 0 && items.length < MOST_PROPERTIES;) {
    const end = packet.indexOf('>', at);
    if (end < 0) break;
    const tag = packet.slice(at + 1, end);
    const next = packet.indexOf('<', end);
    if (tag.startsWith('/')) open.pop();
    else if (!/^[?!]/.test(tag)) {
      if (!tag.endsWith('/')) open.push(tag.split(/[\s/]/, 1)[0]!);
      if (tag.startsWith('rdf:Description')) items.push(...listAttributes(tag));
      const value = shortened(packet.slice(end + 1, next < 0 ? undefined : next));
      const name = open.findLast((one) => !one.startsWith('rdf:')) ?? '';
      if (value && name && !PLAIN.test(name) && !open.some((one) => one.startsWith('pdfaExtension')))
        items.push({ name, value });
    }
    at = next;
  }
  return items;
}

function listAttributes(tag: string): CarriedItem[] {
  return [...tag.matchAll(/([\w-]{1,40}:[\w-]{1,60})=["']([^"'<>]*)/g)].flatMap(([, name = '', value]) =>
    value && !name.startsWith('xmlns:') && !PLAIN.test(name)
      ? [makeItem({ name, value: shortened(value) })]
      : [],
  );
}

/** What is left of the packet of an archive: its claim. */
function makePacket({ part, level }: Claim): PdfStream {
  const conformance = level ? `<pdfaid:conformance>${level}</pdfaid:conformance>` : '';
  const revision = part === 4 ? '<pdfaid:rev>2020</pdfaid:rev>' : '';
  const text = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/"><pdfaid:part>${part}</pdfaid:part>${conformance}${revision}</rdf:Description>
</rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
  const dict = new Map([
    ['Type', new PdfName('Metadata')],
    ['Subtype', new PdfName('XML')],
  ]);
  return new PdfStream(dict, Buffer.from(text));
}
