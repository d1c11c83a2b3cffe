import { type Handler, Parser } from 'htmlparser2';
import { PdfError } from '../../errors.ts';

export type HtmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (HtmlElement | string)[];
  parent: HtmlElement | undefined;
};
export type HtmlDocument = {
  root: HtmlElement;
  /** What its style elements say. */
  styles: string[];
  title: string;
  language?: string | undefined;
  /** Addresses of its style sheets. */
  linked: string[];
  elements: number;
};

/** Elements inside one another. Mail made of tables inside tables comes to 60. */
const DEEPEST = 256;
export const MOST_ELEMENTS = 500_000;

/** Elements of which nothing is shown. */
const UNSHOWN = new Set(
  'script style template head title iframe object embed audio video canvas svg math select datalist map noframes'.split(
    ' ',
  ),
);
/** Elements of the head that pages have elsewhere, and that are never text. */
const EMPTY = new Set('meta link base source track param input'.split(' '));

/**
 * Reads HTML as it comes, or XML, where any element may be closed in its own tag. No script is run, nothing that it names is
 * fetched, and no entity that it declares is used.
 */
export function parseHtml(html: string, isXml = false): HtmlDocument {
  const root: HtmlElement = { name: '#root', attributes: {}, children: [], parent: undefined };
  const found: HtmlDocument = { root, styles: [], title: '', linked: [], elements: 0 };
  let current = root;
  let depth = 0;
  /** Inside an element that is not shown: its name, and how many of that name are open. */
  let hidden: { name: string; open: number; text: string[] } | undefined;
  const handler: Partial<Handler> = {
    onopentag(name, attributes) {
      if (++found.elements > MOST_ELEMENTS || ++depth > DEEPEST) throw new PdfError('document_too_complex');
      if (name === 'html' && attributes['lang']) found.language ??= attributes['lang'];
      // A picture is told of, though it is not drawn.
      if (name === 'svg' && !hidden) current.children.push(emptyElement('img', {}, current));
      if (hidden) {
        if (name === hidden.name) hidden.open++;
        if (name === 'image' && hidden.name === 'svg') showPicture(current, attributes);
        return;
      }
      if (name === 'link' && /\bstylesheet\b/iu.test(attributes['rel'] ?? '') && attributes['href'])
        found.linked.push(attributes['href']);
      if (UNSHOWN.has(name) && name !== 'head') {
        hidden = { name, open: 1, text: [] };
        return;
      }
      if (EMPTY.has(name)) return;
      const element = emptyElement(name, attributes, current);
      current.children.push(element);
      current = element;
    },
    ontext(text) {
      if (hidden) hidden.text.push(text);
      else current.children.push(text);
    },
    onclosetag(name) {
      depth--;
      if (hidden) {
        if (name !== hidden.name || --hidden.open) return;
        if (name === 'style') found.styles.push(hidden.text.join(''));
        if (name === 'title') found.title ||= hidden.text.join('').trim();
        hidden = undefined;
        return;
      }
      if (!EMPTY.has(name) && current.name === name && current.parent) current = current.parent;
    },
  };
  const parser = new Parser(handler, { recognizeSelfClosing: isXml });
  parser.write(html);
  parser.end();
  return found;
}

/** Covers of books are a drawing with one picture in it. */
function showPicture({ children }: HtmlElement, attributes: Record<string, string>): void {
  const drawing = children.at(-1);
  const source = attributes['xlink:href'] ?? attributes['href'];
  if (typeof drawing === 'object' && drawing.name === 'img' && source) drawing.attributes['src'] ??= source;
}

function emptyElement(
  name: string,
  attributes: Record<string, string>,
  parent: HtmlElement | undefined,
): HtmlElement {
  return { name, attributes, children: [], parent };
}
