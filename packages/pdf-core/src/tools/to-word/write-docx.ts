import { median, rightOf } from '../../layout/box.ts';
import type { Part, PicturePart, ReadDocument, TextPart } from '../../reading/document.ts';
import type { Relation } from '../../reading/package.ts';
import { writeDrawing } from './drawing.ts';
import { createNumbering, type Numbering, placeItem, writeNumbering } from './numbering.ts';
import { packDocx, writeSize } from './pack-docx.ts';
import { halfPoints, measureSizes, sized, type Sizes, styleOf } from './styles.ts';
import { writeEdge, writeParagraph, writeRuns } from './word-xml.ts';
import { writeTable } from './write-table.ts';

const TWIPS = 20;
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
  for (const edge of edges) relations.push({ id: edge, type: edge, target: `${edge}1.xml` });
  return packDocx({
    title: document.title,
    font: document.font,
    sizes,
    body,
    relations,
    media,
    numbering: writeNumbering(numbering),
    edges: new Map(edges.map((edge) => [edge, writeEdge(document[edge])])),
  });
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
  const upright = Math.round(Math.min(72, height / 8) * TWIPS);
  const edge = Math.round(upright / 2);
  const sides = `w:left="${Math.round(left * TWIPS)}" w:right="${Math.round(right * TWIPS)}"`;
  return `<w:sectPr>${references}${writeSize({ width, height })}<w:pgMar w:top="${upright}" w:bottom="${upright}" ${sides} w:header="${edge}" w:footer="${edge}" w:gutter="0"/></w:sectPr>`;
}

function writePart(part: Part, section: Section, writer: Writer): string {
  if (part.kind === 'table') return writeTable(part, section.room, ownSize(part.size, writer.sizes.body));
  if (part.kind === 'picture') return writePicture(part, section, writer);
  return writeText(part, section, writer);
}

function writeText(part: TextPart, { left }: Section, { sizes, numbering }: Writer): string {
  const { kind, level, runs, tabs, centered, rightToLeft, marker } = part;
  const style = styleOf(part);
  const size = ownSize(part.size, sizes.of.get(style) ?? sizes.body);
  const list = kind === 'item' ? placeItem(numbering, marker, level) : undefined;
  return writeParagraph(writeRuns(runs, { isPlain: kind === 'heading', rightToLeft, size }), {
    rightToLeft,
    ...(style !== 'Normal' && { style }),
    ...(list && { list }),
    ...(tabs.length > 0 && { tabs: tabs.map((tab) => ({ ...tab, at: tab.at - left })) }),
    ...(centered && !list && { align: 'center' }),
  });
}

function ownSize(points: number, usual: number): string {
  const own = halfPoints(points);
  return Math.abs(own - usual) > SAME_SIZE ? sized(own) : '';
}

function writePicture({ file, box }: PicturePart, { room, height }: Section, writer: Writer): string {
  if (!file) return '';
  const scale = Math.min(1, room / box.width, (height * 0.75) / box.height);
  const shown = { width: box.width * scale, height: box.height * scale };
  return writeParagraph(`<w:r>${writeDrawing(writer, file, shown)}</w:r>`, {});
}
