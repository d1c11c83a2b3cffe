import { addObject, catalogOf, everyDict, lookupDict, lookupStream } from '../compress/model/access.ts';
import { readStream } from '../compress/model/read-stream.ts';
import { textOf } from '../pdf/text.ts';
import type { PdfGraph } from '../compress/model/graph.ts';
import { PdfName, PdfStream } from '../pdf/values.ts';

/** What a document claims to follow, by namespace, with the values that there are. */
const CLAIMS: [string, string, [string, RegExp][]][] = [
  [
    'pdfaid',
    'http://www.aiim.org/pdfa/ns/id/',
    [
      ['part', /^[1-4]$/],
      ['conformance', /^[ABUEF]$/],
      ['rev', /^20\d\d$/],
    ],
  ],
  ['pdfuaid', 'http://www.aiim.org/pdfua/ns/id/', [['part', /^[12]$/]]],
];
const LANGUAGES = (text: string) => `<rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt>`;
const PROPERTIES: [string, string, (text: string) => string][] = [
  ['Title', 'dc:title', LANGUAGES],
  ['Author', 'dc:creator', (text) => `<rdf:Seq><rdf:li>${text}</rdf:li></rdf:Seq>`],
  ['Subject', 'dc:description', LANGUAGES],
  ['Keywords', 'pdf:Keywords', (text) => text],
  ['Producer', 'pdf:Producer', (text) => text],
  ['Creator', 'xmp:CreatorTool', (text) => text],
  ['CreationDate', 'xmp:CreateDate', isoDate],
  ['ModDate', 'xmp:ModifyDate', isoDate],
];

/** XMP can hold a text in any writing: it is written anew, with the standards that are claimed and the properties that are left. */
export function rebuildMetadata(graph: PdfGraph): void {
  const catalog = catalogOf(graph);
  const stream = lookupStream(graph, catalog, 'Metadata');
  const text = (stream && readStream(graph, stream)?.toString('utf8')) ?? '';
  for (const dict of everyDict(graph)) dict.delete('Metadata');
  const claims = CLAIMS.flatMap(([prefix, , keys]) =>
    keys.flatMap(([key, values]) => {
      const value = new RegExp(`${prefix}:${key}(?:\\s*=\\s*["']|>\\s*)([\\w]{1,8})`).exec(text)?.[1] ?? '';
      return values.test(value) ? [`<${prefix}:${key}>${value}</${prefix}:${key}>`] : [];
    }),
  );
  if (!stream || !claims.length) return;
  const packet = writePacket([...claims, ...listProperties(graph)].join(''));
  const dict = new Map([
    ['Type', new PdfName('Metadata')],
    ['Subtype', new PdfName('XML')],
  ]);
  catalog?.set('Metadata', addObject(graph, new PdfStream(dict, Buffer.from(packet))));
}

function listProperties(graph: PdfGraph): string[] {
  const info = lookupDict(graph, graph.trailer, 'Info');
  return PROPERTIES.flatMap(([key, name, write]) => {
    const text = textOf(info?.get(key));
    const value = text && write(text.replaceAll(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`));
    return value ? [`<${name}>${value}</${name}>`] : [];
  });
}

function isoDate(text: string): string {
  const parts = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-]\d\d)'?(\d\d))?/.exec(text);
  if (!parts) return '';
  const [, year, month, day, hour, minute, second, zone, minutes] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${zone ? `${zone}:${minutes}` : 'Z'}`;
}

function writePacket(body: string): string {
  const spaces = [
    ...CLAIMS.map(([prefix, uri]) => [prefix, uri]),
    ['dc', 'http://purl.org/dc/elements/1.1/'],
    ['pdf', 'http://ns.adobe.com/pdf/1.3/'],
    ['xmp', 'http://ns.adobe.com/xap/1.0/'],
  ].map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`);
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">',
    `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ${spaces.join(' ')}>`,
    `${body}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  ].join('');
}
