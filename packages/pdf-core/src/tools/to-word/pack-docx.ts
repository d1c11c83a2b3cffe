import { packParts, type Relation, writeRelations, writeTypes, XML } from '../../reading/package.ts';
import { escapeXml } from '../../reading/xml.ts';
import { halfPoints, type Sizes, writeStyles } from './styles.ts';
import { WORD } from './word-xml.ts';

const KIND = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TWIPS = 20;

/** What a Word file is made of. `font` and `sizes` are those of its styles. */
export type DocxParts = {
  title: string;
  font: { name: string; size: number };
  sizes?: Sizes;
  body: string;
  relations: Relation[];
  media: Map<string, Uint8Array>;
  numbering?: string;
  edges?: Map<'header' | 'footer', string>;
};

export function packDocx({ title, font, sizes, body, relations, media, ...more }: DocxParts): Uint8Array {
  const { numbering, edges = new Map<'header' | 'footer', string>() } = more;
  const related: Relation[] = [...relations, { id: 'styles', type: 'styles', target: 'styles.xml' }];
  if (numbering) related.push({ id: 'numbering', type: 'numbering', target: 'numbering.xml' });
  const types: [string, string][] = [
    ['word/document.xml', `${KIND}.document.main+xml`],
    ['word/styles.xml', `${KIND}.styles+xml`],
    ...(numbering ? [['word/numbering.xml', `${KIND}.numbering+xml`] as [string, string]] : []),
    ...[...edges.keys()].map((edge): [string, string] => [`word/${edge}1.xml`, `${KIND}.${edge}+xml`]),
    ['docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ];
  const parts = new Map<string, string | Uint8Array>([
    ['[Content_Types].xml', writeTypes(types)],
    [
      '_rels/.rels',
      writeRelations([{ id: 'rId1', type: 'officeDocument', target: 'word/document.xml' }]).replace(
        '</Relationships>',
        '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
      ),
    ],
    ['docProps/core.xml', writeTitle(title)],
    ['word/document.xml', `${XML}<w:document ${WORD}><w:body>${body}</w:body></w:document>`],
    ['word/_rels/document.xml.rels', writeRelations(related)],
    ['word/styles.xml', writeStyles({ font }, sizes ?? { body: halfPoints(font.size), of: new Map() })],
  ]);
  if (numbering) parts.set('word/numbering.xml', numbering);
  for (const [edge, text] of edges) {
    const name = edge === 'header' ? 'hdr' : 'ftr';
    parts.set(`word/${edge}1.xml`, `${XML}<w:${name} ${WORD}>${text}</w:${name}>`);
  }
  for (const [name, bytes] of media) parts.set(`word/${name}`, bytes);
  return packParts(parts);
}

function writeTitle(title: string): string {
  return `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`;
}

/** The paper of a section. */
export function writeSize({ width, height }: { width: number; height: number }): string {
  const [wide, high] = [Math.round(width * TWIPS), Math.round(height * TWIPS)];
  return `<w:pgSz w:w="${wide}" w:h="${high}"${width > height ? ' w:orient="landscape"' : ''}/>`;
}
