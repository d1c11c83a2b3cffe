import type { Block, Box, Tag } from '../model.ts';
import { buildTable } from './build-table.ts';
import { addBreak, addPicture, addText, type Builder, createFlow, endParagraph, type Flow } from './flow.ts';
import { markerOf } from './list-markers.ts';
import type { HtmlElement } from './parse-html.ts';
import { sizePicture } from './size-picture.ts';
import { styleOf } from './style-of.ts';
import { emptyBox, type Style } from './style.ts';

const TAGS: Record<string, string> = {
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  h5: 'H5',
  h6: 'H6',
  p: 'P',
  pre: 'P',
  dt: 'P',
  summary: 'P',
  address: 'P',
  figcaption: 'Caption',
  caption: 'Caption',
  blockquote: 'BlockQuote',
  ul: 'L',
  ol: 'L',
};
const LEAVES = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'P', 'Caption']);
const LONGEST_TITLE = 300;

/** The blocks of an element, below one another. */
export function buildBlocks(builder: Builder, root: HtmlElement, style: Style, tag: Tag): Block[] {
  const flow = createFlow(tag, style);
  walk(builder, flow, root, style, undefined);
  endParagraph(flow);
  return flow.blocks;
}

function walk(
  builder: Builder,
  flow: Flow,
  element: HtmlElement,
  style: Style,
  link: string | undefined,
): void {
  for (const child of element.children)
    if (typeof child === 'string') addText(builder, flow, child, style, link);
    else walkElement(builder, flow, child, style, link);
}

function walkElement(
  builder: Builder,
  flow: Flow,
  element: HtmlElement,
  parent: Style,
  link: string | undefined,
): void {
  const { name, attributes } = element;
  const style = styleOf(builder, element, parent);
  if (style.display === 'none') return;
  const named = attributes['id'] ?? (name === 'a' ? attributes['name'] : undefined);
  const anchor = named && builder.chapter ? `${builder.chapter.path}#${named}` : named;
  if (name === 'br') return addBreak(builder, flow, parent);
  if (name === 'img') return walkPicture(builder, flow, element, style, link);
  if (name === 'wbr') return addText(builder, flow, '\u200b', style, link);
  if (style.display === 'inline') {
    if (anchor) flow.anchors.push(anchor);
    const target = name === 'a' ? (targetOf(builder, attributes['href']) ?? link) : link;
    // A link that cannot be followed does not look like one.
    const isPlain = name === 'a' && target === undefined;
    if (name === 'q') addText(builder, flow, '“', style, target);
    walk(builder, flow, element, isPlain ? { ...style, color: parent.color } : style, target);
    if (name === 'q') addText(builder, flow, '”', style, target);
    return;
  }
  endParagraph(flow);
  const block = buildBlock(builder, flow, element, style, link);
  if (!block) return;
  if (anchor) block.anchors.push(anchor);
  flow.blocks.push(block);
}

function buildBlock(
  builder: Builder,
  flow: Flow,
  element: HtmlElement,
  style: Style,
  link: string | undefined,
): Block | undefined {
  const { name } = element;
  const { box } = style;
  if (style.maxWidth && !box.width) box.width = style.maxWidth;
  if (name === 'hr') return { kind: 'rule', box: { ...box, border: emptyBox().border }, anchors: [] };
  if (name === 'table') {
    const children = (cell: HtmlElement, own: Style, tag: Tag) => {
      const inner = createFlow(tag, own);
      walk(builder, inner, cell, own, link);
      endParagraph(inner);
      return inner.blocks;
    };
    return buildTable(builder, element, style, { type: 'Table', parent: flow.tag }, children);
  }
  const type = TAGS[name];
  const isItem = name === 'li';
  const item: Tag = { type: 'LI', parent: flow.tag };
  const tag: Tag = isItem ? { type: 'LBody', parent: item } : type ? { type, parent: flow.tag } : flow.tag;
  const inner = createFlow(tag, style, type !== undefined && LEAVES.has(type));
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level) inner.heading = { level: Number(level), title: titleOf(element) };
  if (name === 'pre' && typeof element.children[0] === 'string')
    element.children[0] = element.children[0].replace(/^\r?\n/, '');
  walk(builder, inner, element, style, link);
  endParagraph(inner);
  const anchors = inner.anchors;
  const marker = isItem ? markerOf(builder, element, style, { type: 'Lbl', parent: item }) : undefined;
  const [only] = inner.blocks;
  if (!only && !marker && !isDrawn(box)) {
    flow.anchors.push(...anchors);
    return undefined;
  }
  if (inner.blocks.length === 1 && only!.kind === 'paragraph' && !marker && isEmpty(only!.box)) {
    only!.anchors.push(...anchors);
    only!.box = box;
    return only;
  }
  return { kind: 'group', box, anchors, children: inner.blocks, marker };
}

function isDrawn({ ground, border, padding }: Box): boolean {
  return (
    border.some((side) => side.width > 0) || (ground !== undefined && padding.some((space) => space > 0))
  );
}

function isEmpty({ margin, padding, border, ground, width }: Box): boolean {
  const isBare = [...margin, ...padding, ...border.map((side) => side.width)].every((length) => !length);
  return isBare && ground === undefined && width === undefined;
}

/** Addresses that open a page, a mail or a call, and places in the document. What runs or reads something is left out. */
function targetOf({ chapter }: Builder, href: string | undefined): string | undefined {
  const address = href?.trim().slice(0, 2000);
  if (!address) return undefined;
  const place = chapter?.resolve(address);
  if (place !== undefined) return `#${place}`;
  if (address.startsWith('#')) return `#${decode(address.slice(1))}`;
  if (address.startsWith('//')) return `https:${address}`;
  return /^(https?:\/\/|mailto:|tel:|ftp:\/\/)/i.test(address) ? address : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function titleOf(element: HtmlElement): string {
  const parts: string[] = [];
  let length = 0;
  const collect = ({ children }: HtmlElement): void => {
    for (const child of children) {
      if (length > LONGEST_TITLE) return;
      if (typeof child !== 'string') collect(child);
      else {
        parts.push(child);
        length += child.length;
      }
    }
  };
  collect(element);
  return parts.join('').replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE);
}

function walkPicture(
  builder: Builder,
  flow: Flow,
  { attributes }: HtmlElement,
  style: Style,
  link: string | undefined,
): void {
  builder.pictureCount++;
  const alt = (attributes['alt'] ?? '').trim();
  const picture = builder.pictures.get(attributes['src'] ?? '');
  if (picture) return addPicture(flow, sizePicture(builder, picture, attributes, style), alt, style, link);
  builder.picturesLeftOut++;
  if (alt) addText(builder, flow, alt, { ...style, isItalic: true, color: '#7a756d' }, link);
}
