import type { Block, Box, Side, Table, TableCell, TableRow, Tag } from '../model.ts';
import { MOST_COLUMNS, noSide } from '../galley.ts';
import type { Builder } from './flow.ts';
import type { HtmlElement } from './parse-html.ts';
import { styleOf } from './style-of.ts';
import { emptyBox, type Style } from './style.ts';

type BuildChildren = (cell: HtmlElement, style: Style, tag: Tag) => Block[];
type Attributes = { padding: number | undefined; border: Side | undefined };

/** Cells that one may span. */
const WIDEST_SPAN = 200;
const SECTIONS = new Set(['thead', 'tbody', 'tfoot']);

/** A table, with its caption above it. */
export function buildTable(
  builder: Builder,
  element: HtmlElement,
  style: Style,
  tag: Tag,
  buildChildren: BuildChildren,
): Block {
  const given = readAttributes(builder, element);
  // Letters in a table start anew, whatever the text around it is aligned to.
  const own: Style = { ...style, align: 'start', isPreformatted: false };
  const rows: TableRow[] = [];
  const captions: Block[] = [];
  const visit = (parent: HtmlElement, from: Style, isHead: boolean): void => {
    for (const child of parent.children) {
      if (typeof child === 'string') continue;
      const inner = styleOf(builder, child, from);
      if (inner.display === 'none') continue;
      if (SECTIONS.has(child.name)) visit(child, inner, child.name === 'thead');
      else if (child.name === 'caption') captions.push(buildCaption(child, inner, tag, buildChildren));
      else if (child.name === 'tr')
        rows.push(buildRow(builder, child, inner, { isHead, tag, given, buildChildren }));
      else
        rows.push(
          buildRow(builder, { ...parent, children: [child] }, from, { isHead, tag, given, buildChildren }),
        );
    }
  };
  visit(element, own, false);
  const table: Table = {
    kind: 'table',
    box: style.box,
    anchors: [],
    rows: rows.filter(({ cells }) => cells.length),
  };
  if (!table.rows.some(({ isHead }) => isHead)) markHead(table.rows);
  joinBorders(table.rows);
  if (!captions.length) return table;
  const box: Box = { ...emptyBox(), margin: style.box.margin };
  table.box = { ...style.box, margin: [0, 0, 0, 0] };
  return { kind: 'group', box, anchors: [], children: [...captions, table] };
}

function readAttributes(builder: Builder, { attributes }: HtmlElement): Attributes {
  const number = (text: string | undefined) => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : undefined);
  const width = number(attributes['border']) ?? (attributes['border'] === '' ? 1 : 0);
  const padding = number(attributes['cellpadding']);
  return {
    padding: padding === undefined ? undefined : Math.min(padding, 40) * builder.scale.pixel,
    border: width ? { width: Math.min(width, 6) * 0.6, color: '#b5b0a7' } : undefined,
  };
}

function buildCaption(caption: HtmlElement, style: Style, table: Tag, buildChildren: BuildChildren): Block {
  const children = buildChildren(caption, style, { type: 'Caption', parent: table });
  return { kind: 'group', box: style.box, anchors: [], children };
}

type RowSettings = { isHead: boolean; tag: Tag; given: Attributes; buildChildren: BuildChildren };

function buildRow(
  builder: Builder,
  row: HtmlElement,
  style: Style,
  { isHead, tag: table, given, buildChildren }: RowSettings,
): TableRow {
  const tag: Tag = { type: 'TR', parent: table };
  const cells: TableCell[] = [];
  for (const child of row.children) {
    if (typeof child === 'string' && !child.trim()) continue;
    const element: HtmlElement =
      typeof child === 'string' ? { name: 'td', attributes: {}, children: [child], parent: row } : child;
    const own = styleOf(builder, element, style);
    if (own.display === 'none') continue;
    const isCell = element.name === 'td' || element.name === 'th';
    const span = (name: string) =>
      Math.max(1, Math.min(WIDEST_SPAN, Number.parseInt(element.attributes[name] ?? '1', 10) || 1));
    const columns = isCell ? span('colspan') : 1;
    const cellTag: Tag = { type: element.name === 'th' ? 'TH' : 'TD', parent: tag, columns };
    const content = isCell ? element : { ...row, children: [element] };
    const children = buildChildren(content, isCell ? own : style, cellTag);
    cells.push({
      box: cellBox(isCell ? own.box : emptyBox(), style, given),
      children,
      columns,
      rows: span('rowspan'),
    });
  }
  return { isHead, cells: joinLast(cells), tag };
}

/** What is beyond the last column comes below one another in it. */
function joinLast(cells: TableCell[]): TableCell[] {
  let columns = 0;
  const kept = cells.findIndex((cell) => (columns += cell.columns) > MOST_COLUMNS);
  if (kept < 1) return cells;
  const last = cells[kept - 1]!;
  last.children = cells.slice(kept - 1).flatMap(({ children }) => children);
  return cells.slice(0, kept);
}

function cellBox(box: Box, row: Style, { padding, border }: Attributes): Box {
  const own = { ...box, ground: box.ground ?? row.box.ground };
  if (padding !== undefined && box.padding.every((space) => space < 1))
    own.padding = [padding, padding, padding, padding];
  if (border && box.border.every((side) => !side.width)) {
    own.border = [border, border, border, border];
    if (padding === undefined && box.padding.every((space) => space < 1)) own.padding = [3, 5, 3, 5];
  }
  return own;
}

/** A first row of nothing but headings is the head, where none is marked. */
function markHead(rows: TableRow[]): void {
  const [first] = rows;
  const isHead = (row: TableRow) => row.cells.every(({ children }) => children.every(isHeading));
  if (first && rows.length > 1 && isHead(first)) first.isHead = true;
}

function isHeading(block: Block): boolean {
  const tag = block.kind === 'paragraph' ? block.inlines[0]?.tag : undefined;
  let above = tag;
  while (above && above.type !== 'TH' && above.type !== 'TD') above = above.parent;
  return above?.type === 'TH';
}

/** Between two cells there is one line, not two. */
function joinBorders(rows: TableRow[]): void {
  let hasLineBelow = false;
  for (const { cells } of rows) {
    for (const [index, { box }] of cells.entries()) {
      if (hasLineBelow && box.border[0].width)
        box.border = [noSide, box.border[1], box.border[2], box.border[3]];
      if (box.border[3].width && cells[index - 1]?.box.border[1].width)
        box.border = [box.border[0], box.border[1], box.border[2], noSide];
    }
    hasLineBelow = cells.every(({ box }) => box.border[2].width > 0);
  }
}
