import { type Handler, Parser } from 'htmlparser2';
import { PdfError } from '../errors.ts';
import { createExpander, readProlog } from './entities.ts';
import type { HtmlElement } from '../typeset/html/parse-html.ts';

/** An element of the drawing. Names have no prefix. */
export type SvgElement = HtmlElement;
export type SvgSource = {
  root: SvgElement;
  ids: Map<string, SvgElement>;
  /** What its style elements say. */
  styles: string[];
  /** All letters of it. */
  text: string[];
};

/** Elements inside one another. */
const DEEPEST = 256;
const MOST_ELEMENTS = 300_000;
const MOST_CHARACTERS = 40_000_000;

/**
 * Reads a drawing leniently. No script is run, nothing that it names is fetched, and no entity that it declares is used.
 * Undefined if there is no drawing in it.
 */
export function parseSvg(xml: string): SvgSource | undefined {
  if (xml.length > MOST_CHARACTERS) throw new PdfError('text_too_long', { limit: MOST_CHARACTERS });
  const top: SvgElement = { name: '#root', attributes: {}, children: [], parent: undefined };
  const found = { ids: new Map<string, SvgElement>(), styles: [] as string[], text: [] as string[] };
  const { rest, entities } = readProlog(xml);
  const expand = createExpander(entities);
  let current = top;
  let depth = 0;
  let elements = 0;
  const handler: Partial<Handler> = {
    onopentag(fullName, given) {
      if (++elements > MOST_ELEMENTS || ++depth > DEEPEST) throw new PdfError('document_too_complex');
      const attributes: Record<string, string> = {};
      for (const [name, value] of Object.entries(given)) attributes[name] = expand(value);
      const element = { name: ownName(fullName), attributes, children: [], parent: current };
      const { id } = attributes;
      if (id && !found.ids.has(id)) found.ids.set(id, element);
      current.children.push(element);
      current = element;
    },
    ontext(text) {
      current.children.push(expand(text));
    },
    onclosetag() {
      depth--;
      if (current.name === 'style') found.styles.push(textOf(current));
      current = current.parent ?? top;
    },
  };
  const parser = new Parser(handler, { xmlMode: true });
  parser.write(rest);
  parser.end();
  const root = top.children.find((child) => typeof child !== 'string' && child.name === 'svg');
  if (!root || typeof root === 'string') return undefined;
  for (const child of walkText(root)) found.text.push(child);
  return { root, ...found };
}

/** Elements of other programs keep their prefix: they are not drawn. */
function ownName(name: string): string {
  return name.startsWith('svg:') ? name.slice(4) : name;
}

export function elementsIn({ children }: SvgElement): SvgElement[] {
  return children.filter((child) => typeof child !== 'string');
}

export function textOf({ children }: SvgElement): string {
  return children.filter((child) => typeof child === 'string').join('');
}

/** What an element names: another one of the drawing, or an address. */
export function linkOf({ attributes }: SvgElement): string {
  return (attributes['href'] ?? attributes['xlink:href'] ?? '').trim();
}

const TEXTS = new Set(['text', 'tspan', 'a', 'textPath']);

/** The text that is drawn, in the order of the file; a line for each text. */
export function* walkText(element: SvgElement): Generator<string> {
  for (const child of element.children) {
    if (typeof child === 'string') {
      if (TEXTS.has(element.name)) yield child;
      continue;
    }
    yield* walkText(child);
    if (child.name === 'text') yield '\n';
  }
}

/** What a drawing says of itself: its title, or its description. */
export function nameOf(root: SvgElement, name: 'title' | 'desc'): string {
  const element = elementsIn(root).find((child) => child.name === name);
  return element ? textOf(element).replace(/\s+/g, ' ').trim() : '';
}
