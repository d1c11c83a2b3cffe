import { PdfError } from '../../errors.ts';
import type { Block, EmbeddedPicture, Inline, Paragraph, Tag } from '../model.ts';
import type { RuleSet } from './match-rules.ts';
import { emptyBox, type Style } from './style.ts';

/** Characters of one document: War and Peace three times. */
export const LONGEST_TEXT = 10_000_000;

/** What is known while the elements of a document become blocks. */
export type Builder = {
  rules: RuleSet;
  scale: { rootSize: number; pixel: number };
  pictures: Map<string, EmbeddedPicture>;
  /** The space for the largest picture. */
  space: { width: number; height: number };
  letters: Set<string>;
  characters: number;
  picturesLeftOut: number;
  pictureCount: number;
  /** Of a book: the chapter, before the names of its places, and the place that an address in it leads to. */
  chapter?: { path: string; resolve: (address: string) => string | undefined } | undefined;
};

/** Blocks that come below one another, with the paragraph that is being written. */
export type Flow = {
  blocks: Block[];
  /** The element that its paragraphs are in, or that its only paragraph is. */
  tag: Tag;
  isLeaf: boolean;
  style: Style;
  heading: { level: number; title: string } | undefined;
  anchors: string[];
  current: { inlines: Inline[]; tag: Tag; links: Map<string, Tag> } | undefined;
};

export function createFlow(tag: Tag, style: Style, isLeaf = false): Flow {
  return { blocks: [], tag, isLeaf, style, heading: undefined, anchors: [], current: undefined };
}

function paragraphOf(flow: Flow) {
  flow.current ??= {
    inlines: [],
    tag: flow.isLeaf ? flow.tag : { type: 'P', parent: flow.tag },
    links: new Map(),
  };
  return flow.current;
}

function tagFor(flow: Flow, link: string | undefined): Tag {
  const { tag, links } = paragraphOf(flow);
  if (link === undefined) return tag;
  const known = links.get(link) ?? { type: 'Link', parent: tag };
  links.set(link, known);
  return known;
}

export function addPicture(
  flow: Flow,
  picture: EmbeddedPicture,
  alt: string,
  style: Style,
  link?: string,
): void {
  const tag: Tag = { type: 'Figure', parent: tagFor(flow, link), alt };
  paragraphOf(flow).inlines.push({ picture, tag, style, link });
}

/** Adds a text, its spaces as HTML joins them unless they are to stay. */
export function addText(builder: Builder, flow: Flow, given: string, style: Style, link?: string): void {
  let text = given.replace(/[\0\u00ad]/g, '');
  if (style.isPreformatted) text = expandTabs(text.replace(/\r\n?/g, '\n'));
  else {
    text = text.replace(/[ \t\n\r\f]+/g, ' ');
    const before = flow.current?.inlines.at(-1);
    const isAfterSpace = before ? /[ \n]$/.test(before.text ?? '') : true;
    if (isAfterSpace) text = text.replace(/^ /, '');
  }
  if (!text) return;
  builder.characters += text.length;
  if (builder.characters > LONGEST_TEXT) throw new PdfError('text_too_long', { limit: LONGEST_TEXT });
  push(builder, flow, transform(text, style.transform), style, link);
}

/** The end of a line. */
export function addBreak(builder: Builder, flow: Flow, style: Style): void {
  const last = flow.current?.inlines.at(-1);
  if (last?.text?.endsWith(' ')) last.text = last.text.slice(0, -1);
  push(builder, flow, '\n', style, undefined);
}

function push(builder: Builder, flow: Flow, text: string, style: Style, link: string | undefined): void {
  for (const letter of text) builder.letters.add(letter);
  const { inlines } = paragraphOf(flow);
  const last = inlines.at(-1);
  if (last?.text !== undefined && last.style === style && last.link === link) last.text += text;
  else inlines.push({ text, style, tag: tagFor(flow, link), link });
}

function transform(text: string, how: string): string {
  if (how === 'uppercase') return text.toUpperCase();
  if (how === 'lowercase') return text.toLowerCase();
  return how === 'capitalize'
    ? text.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

const TAB = 4;

export function expandTabs(text: string): string {
  if (!text.includes('\t')) return text;
  return text
    .split('\n')
    .map((line) => {
      let column = 0;
      return line
        .split('\t')
        .map((part, index, parts) => {
          column += part.length;
          if (index === parts.length - 1) return part;
          const spaces = TAB - (column % TAB);
          column += spaces;
          return part + ' '.repeat(spaces);
        })
        .join('');
    })
    .join('\n');
}

/** Ends the paragraph that is being written. One of nothing but spaces is left out. */
export function endParagraph(flow: Flow): void {
  const { current } = flow;
  flow.current = undefined;
  if (!current) return;
  const { style, heading } = flow;
  const last = current.inlines.at(-1);
  if (last?.text && !style.isPreformatted) last.text = last.text.replace(/(?<! ) +$/, '');
  if (
    !current.inlines.some(
      ({ text, picture }) =>
        picture || (text && (style.isPreformatted || text.trim() || text.includes('\n'))),
    )
  )
    return;
  const paragraph: Paragraph = {
    kind: 'paragraph',
    box: emptyBox(),
    anchors: flow.anchors,
    inlines: current.inlines,
    align: style.align,
    isRightToLeft: style.isRightToLeft,
    isPreformatted: style.isPreformatted,
    heading,
    style,
  };
  flow.anchors = [];
  flow.heading = undefined;
  flow.blocks.push(paragraph);
}
