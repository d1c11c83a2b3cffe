import { median, rightOf } from '../../layout/box.ts';
import type { Part, PicturePart, ReadDocument, TextPart } from '../../reading/document.ts';
import { packParts, type Relation, writeRelations, writeTypes, XML } from '../../reading/package.ts';
import { escapeXml } from '../../reading/xml.ts';
import { createNumbering, type Numbering, placeItem, writeNumbering } from './numbering.ts';
import { halfPoints, measureSizes, sized, type Sizes, styleOf, writeStyles } from './styles.ts';
import { WORD, writeEdge, writeParagraph, writeRuns } from './word-xml.ts';
import { writeTable } from './write-table.ts';

const KIND = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TWIPS = 20;
const EMU = 12_700;
/** Points: what a page leaves free at its sides, at least and at most. */
const [NARROW, WIDE] = [28, 144];
/** In half points: text that differs from its style by less has its size. */
const SAME_SIZE = 2;

/** Pages of one size, with the width between their margins, in points. */
type Section = { width: number; height: number; left: number; right: number; room: number };
type Writer = { sizes: Sizes; numbering: Numbering; relations: Relation[]; media: Map<string, Uint8Array> };

/** A Word file of what was read of a document. */
export function writeDocx(document: ReadDocument): Uint8Array {
  const sizes = measureSizes(document);
  const writer: Writer = { sizes, numbering: createNumbering(), relations: [], media: new Map() };
  const edges = (['header', 'footer'] as const).filter((edge) => document[edge].length);
  const references = edges.map((edge) => `<w:${edge}Reference w:type="default" r:id="${edge}"/>`).join('');
  const body = writeBody(document, writer, references);
  const { relations, media, numbering } = writer;
  relations.push(
    { id: 'styles', type: 'styles', target: 'styles.xml' },
    { id: 'numbering', type: 'numbering', target: 'numbering.xml' },
    ...edges.map((edge): Relation => ({ id: edge, type: edge, target: `${edge}1.xml` })),
  );
  const types: [string, string][] = [
    ['word/document.xml', `${KIND}.document.main+xml`],
    ['word/styles.xml', `${KIND}.styles+xml`],
    ['word/numbering.xml', `${KIND}.numbering+xml`],
    ...edges.map((edge): [string, string] => [`word/${edge}1.xml`, `${KIND}.${edge}+xml`]),
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
    ['docProps/core.xml', writeTitle(document.title)],
    ['word/document.xml', `${XML}<w:document ${WORD}><w:body>${body}</w:body></w:document>`],
    ['word/_rels/document.xml.rels', writeRelations(relations)],
    ['word/styles.xml', writeStyles(document, sizes)],
    ['word/numbering.xml', writeNumbering(numbering)],
  ]);
  for (const edge of edges) {
    const name = edge === 'header' ? 'hdr' : 'ftr';
    parts.set(`word/${edge}1.xml`, `${XML}<w:${name} ${WORD}>${writeEdge(document[edge])}</w:${name}>`);
  }
  for (const [name, bytes] of media) parts.set(`word/${name}`, bytes);
  return packParts(parts);
}

function writeTitle(title: string): string {
  return `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`;
}

/** The parts, and the end of each section: where pages of another size begin. */
function writeBody({ parts, pages }: ReadDocument, writer: Writer, references: string): string {
  const isSame = (one: number, other: number) =>
    Math.abs(pages[one]!.width - pages[other]!.width) < 2 &&
    Math.abs(pages[one]!.height - pages[other]!.height) < 2;
  const groups: Part[][] = [];
  for (const part of parts) {
    const open = groups.at(-1);
    if (open && isSame(open[0]!.page, part.page)) open.push(part);
    else groups.push([part]);
  }
  return groups
    .map((group, at) => {
      const section = measureSection(group, pages[group[0]!.page]!);
      const written = group.map((part) => writePart(part, section, writer)).join('');
      const end = writeSection(section, references);
      return written + (at < groups.length - 1 ? `<w:p><w:pPr>${end}</w:pPr></w:p>` : end);
    })
    .join('');
}

function measureSection(parts: Part[], { width, height }: { width: number; height: number }): Section {
  const sides = [...Map.groupBy(parts, ({ page }) => page).values()];
  const edge = (points: number) => Math.min(WIDE, width / 4, Math.max(NARROW, points));
  const left = edge(median(sides.map((some) => Math.min(...some.map(({ box }) => box.x)))));
  const right = edge(width - median(sides.map((some) => Math.max(...some.map(({ box }) => rightOf(box))))));
  return { width, height, left, right, room: width - left - right };
}

function writeSection({ width, height, left, right }: Section, references: string): string {
  const [wide, high] = [Math.round(width * TWIPS), Math.round(height * TWIPS)];
  const turned = width > height ? ' w:orient="landscape"' : '';
  const upright = Math.round(Math.min(72, height / 8) * TWIPS);
  const edge = Math.round(upright / 2);
  const sides = `w:left="${Math.round(left * TWIPS)}" w:right="${Math.round(right * TWIPS)}"`;
  return `<w:sectPr>${references}<w:pgSz w:w="${wide}" w:h="${high}"${turned}/><w:pgMar w:top="${upright}" w:bottom="${upright}" ${sides} w:header="${edge}" w:footer="${edge}" w:gutter="0"/></w:sectPr>`;
}

function writePart(part: Part, section: Section, writer: Writer): string {
  if (part.kind === 'table') return writeTable(part, section.room);
  if (part.kind === 'picture') return writePicture(part, section, writer);
  return writeText(part, writer);
}

function writeText(part: TextPart, { sizes, numbering }: Writer): string {
  const { kind, level, runs, centered, rightToLeft, marker } = part;
  const style = styleOf(part);
  const own = halfPoints(part.size);
  const usual = sizes.of.get(style) ?? sizes.body;
  const size = Math.abs(own - usual) > SAME_SIZE ? sized(own) : '';
  const list = kind === 'item' ? placeItem(numbering, marker, level) : undefined;
  return writeParagraph(writeRuns(runs, { isPlain: kind === 'heading', rightToLeft, size }), {
    rightToLeft,
    ...(style !== 'Normal' && { style }),
    ...(list && { list }),
    ...(centered && !list && { align: 'center' }),
  });
}

function writePicture({ file, box }: PicturePart, { room, height }: Section, writer: Writer): string {
  if (!file) return '';
  const { relations, media } = writer;
  const number = media.size + 1;
  const target = `media/picture${number}.${file.type}`;
  media.set(target, file.bytes);
  relations.push({ id: `picture${number}`, type: 'image', target });
  const scale = Math.min(1, room / box.width, (height * 0.75) / box.height) * EMU;
  const [cx, cy] = [Math.round(box.width * scale), Math.round(box.height * scale)];
  const name = `<pic:cNvPr id="${number}" name="Picture ${number}"/>`;
  return writeParagraph(
    `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${cx}" cy="${cy}"/><wp:docPr id="${number}" name="Picture ${number}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr>${name}<pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="picture${number}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cx}" cy="${cy}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`,
    {},
  );
}
