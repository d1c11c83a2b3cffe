import type { HtmlElement } from './parse-html.ts';

const LINES = new Set(
  'address article aside blockquote br caption center dd details div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
);

/** The words of an element, each block on lines of its own. */
export function textOf(root: HtmlElement): string {
  const parts: string[] = [];
  const collect = ({ name, children }: HtmlElement): void => {
    if (LINES.has(name)) parts.push('\n');
    if (name === 'td' || name === 'th') parts.push(' ');
    for (const child of children)
      if (typeof child === 'string') parts.push(child.replace(/\s+/g, ' '));
      else collect(child);
    if (LINES.has(name) && name !== 'br') parts.push('\n');
  };
  collect(root);
  return parts
    .join('')
    .replace(/(?<![ \u00a0])[ \u00a0]*\n[ \u00a0]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
