import { bottomOf, median, rightOf } from '../../layout/box.ts';
import type { Part, PicturePart, ReadDocument, TextPart } from '../../reading/document.ts';
import { makeLinks, type Relation } from '../../reading/package.ts';
import { writeDrawing } from './drawing.ts';
import { createNumbering, type Numbering, placeItem, writeNumbering } from './numbering.ts';
import { packDocx, writeSize } from './pack-docx.ts';
import { findPageStarts, gapAbove } from './spacing.ts';
import { halfPoints, measureSizes, sized, type Sizes, styleOf } from './styles.ts';
import { writeEdge, writeParagraph, writeRuns } from './word-xml.ts';
import { writeTable } from './write-table.ts';

const TWIPS = 20;
/** Points: what a page leaves free at its sides, at least and at most. */
const [NARROW, WIDE] = [28, 144];
/** Points that are free above and below text, at most. */
const UPRIGHT = 72;
/** Of the width of the text: what is no further from its middle or its side stands there. */
const EDGE = 0.04;
/** In half points: text that differs from its style by less has its size. */
const SAME_SIZE = 2;

/** Pages of one size, with the width between their margins, in points. */
type Section = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  room: number;
};
type Writer = {
  sizes: Sizes;
  numbering: Numbering;
  relations: Relation[];
  media: Map<string, Uint8Array>;
  linkOf: (address: string) => string;
  /** What begins a page. */
  starts: Set<Part>;
};

/** A Word file of what was read of a document. */
export function writeDocx(document: ReadDocument): Uint8Array {
  const sizes = measureSizes(document);
  const relations: Relation[] = [];
  const writer: Writer = {
    sizes,
    numbering: createNumbering(),
    relations,
    media: new Map(),
    linkOf: makeLinks(relations),
    starts: findPageStarts(document.parts, document.pages),
  };
  const edges = (['header', 'footer'] as const).filter((edge) => document[edge].length);
  const references = edges.map((edge) => `<w:${edge}Reference w:type="default" r:id="${edge}"/>`).join('');
  const body = writeBody(document, writer, references);
  const { media, numbering } = writer;
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
function writeBody(document: ReadDocument, writer: Writer, references: string): string {
  const { parts, pages, header, footer } = document;
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
      const section = measureSection(group, pages[group[0]!.page]!, { header, footer });
      const written = group
        .map((part, place) => writePart(part, section, writer, [group[place - 1], group[place + 1]]))
        .join('');
      const end = writeSection(section, references);
      return written + (at < groups.length - 1 ? `<w:p><w:pPr>${end}</w:pPr></w:p>` : end);
    })
    .join('');
}

type Edges = Pick<ReadDocument, 'header' | 'footer'>;

function measureSection(
  parts: Part[],
  { width, height }: { width: number; height: number },
  { header, footer }: Edges,
): Section {
  const sides = [...Map.groupBy(parts, ({ page }) => page).values()];
  const edge = (points: number) => Math.min(WIDE, width / 4, Math.max(NARROW, points));
  const left = edge(median(sides.map((some) => Math.min(...some.map(({ box }) => box.x)))));
  const right = edge(width - median(sides.map((some) => Math.max(...some.map(({ box }) => rightOf(box))))));
  // Heads and feet of pages need room of their own.
  const most = Math.min(UPRIGHT, height / 8);
  const upright = (points: number, lines: unknown[]) =>
    lines.length ? most : Math.min(most, Math.max(NARROW, points));
  const top = upright(median(sides.map((some) => Math.min(...some.map(({ box }) => box.y)))), header);
  const lowest = Math.max(...sides.map((some) => Math.max(...some.map(({ box }) => bottomOf(box)))));
  const bottom = upright(height - lowest, footer);
  return { width, height, left, right, top, bottom, room: width - left - right };
}

function writeSection({ width, height, left, right, top, bottom }: Section, references: string): string {
  const twips = (points: number) => Math.round(points * TWIPS);
  const sides = `w:left="${twips(left)}" w:right="${twips(right)}"`;
  return `<w:sectPr>${references}${writeSize({ width, height })}<w:pgMar w:top="${twips(top)}" w:bottom="${twips(bottom)}" ${sides} w:header="${twips(top / 2)}" w:footer="${twips(bottom / 2)}" w:gutter="0"/></w:sectPr>`;
}

type Beside = [before: Part | undefined, after: Part | undefined];

function writePart(part: Part, section: Section, writer: Writer, beside: Beside): string {
  const { sizes, linkOf } = writer;
  if (part.kind === 'table')
    return writeTable(part, section.room, { size: ownSize(part.size, sizes.body), linkOf });
  if (part.kind === 'picture') return writePicture(part, section, writer);
  return writeText(part, section, writer, beside);
}

function writeText(part: TextPart, { left }: Section, writer: Writer, [before, after]: Beside): string {
  const { sizes, numbering, linkOf, starts } = writer;
  const { kind, level, runs, tabs, centered, toRight, rightToLeft, marker } = part;
  const style = styleOf(part);
  const size = ownSize(part.size, sizes.of.get(style) ?? sizes.body);
  const list = kind === 'item' ? placeItem(numbering, marker, level) : undefined;
  const isBold = kind === 'heading' && !sizes.light?.has(style);
  const align = centered ? 'center' : toRight ? 'right' : undefined;
  const isFirst = starts.has(part);
  // The space above a heading is what is left below the part before it.
  const isSpaced = kind === 'heading' && (isFirst || gapAbove(part, before) !== undefined);
  return writeParagraph(writeRuns(runs, { isBold, rightToLeft, size, linkOf }), {
    rightToLeft,
    isFirst,
    before: isSpaced ? 0 : undefined,
    after: after && gapAbove(after, part),
    ...(style !== 'Normal' && { style }),
    ...(list && { list }),
    ...(tabs.length > 0 && {
      tabs: tabs.map((tab) => ({ ...tab, at: tab.at - left })),
      // What stands at its stops begins where it began.
      ...(!list && part.box.x - left > 2 && { indent: part.box.x - left }),
    }),
    ...(align && !list && { align }),
  });
}

function ownSize(points: number, usual: number): string {
  const own = halfPoints(points);
  return Math.abs(own - usual) > SAME_SIZE ? sized(own) : '';
}

function writePicture({ file, box }: PicturePart, section: Section, writer: Writer): string {
  if (!file) return '';
  const { room, height, left } = section;
  const scale = Math.min(1, room / box.width, (height * 0.75) / box.height);
  const shown = { width: box.width * scale, height: box.height * scale };
  // A picture that leaves room stands at the left, in the middle or at the right of it, as it did.
  const [before, behind] = [box.x - left, left + room - rightOf(box)];
  const isInside = before > EDGE * room;
  const align =
    isInside && Math.abs(before - behind) < EDGE * room
      ? 'center'
      : isInside && behind < EDGE * room
        ? 'right'
        : undefined;
  return writeParagraph(`<w:r>${writeDrawing(writer, file, shown)}</w:r>`, { ...(align && { align }) });
}
