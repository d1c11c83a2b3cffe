import { Parser } from 'htmlparser2';
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
};

/** Elements inside one another. Mail made of tables inside tables comes to 60. */
const DEEPEST = 256;
const MOST_ELEMENTS = 500_000;

/** Elements of which nothing is shown. */
const UNSHOWN = new Set(
  'script style template head title iframe object embed audio video canvas svg math select datalist map noframes'.split(
    ' ',
  ),
);
/** Elements of the head that pages have elsewhere, and that are never text. */
const EMPTY = new Set('meta link base source track param input'.split(' '));

/** Reads HTML as it comes. No script is run and nothing that it names is fetched. */
export function parseHtml(html: string): HtmlDocument {
  const root: HtmlElement = { name: '#root', attributes: {}, children: [], parent: undefined };
  const found: HtmlDocument = { root, styles: [], title: '' };
  let current = root;
  let depth = 0;
  let elements = 0;
  /** Inside an element that is not shown: its name, and how many of that name are open. */
  let hidden: { name: string; open: number; text: string[] } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++elements > MOST_ELEMENTS || ++depth > DEEPEST) throw new PdfError('document_too_complex');
      if (name === 'html' && attributes['lang']) found.language ??= attributes['lang'];
      // A picture is told of, though it is not drawn.
      if (name === 'svg' && !hidden) current.children.push(emptyElement('img', {}, current));
      if (hidden) {
        if (name === hidden.name) hidden.open++;
        return;
      }
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
  });
  parser.write(html);
  parser.end();
  return found;
}

function emptyElement(
  name: string,
  attributes: Record<string, string>,
  parent: HtmlElement | undefined,
): HtmlElement {
  return { name, attributes, children: [], parent };
}
