import type { HtmlElement } from '../../typeset/html/parse-html.ts';
import { textOf } from '../../typeset/html/text-of.ts';
import { elementsOf, resolveAddress } from './epub-parts.ts';

/** An entry of the table of contents. `path` is a chapter, `place` what is named in it. */
export type Content = { title: string; level: number; path: string; place: string };

const MOST = 10_000;
const LONGEST_TITLE = 300;

/** The table of contents of a book, as EPUB 3 (a list of links) or EPUB 2 (points) has it. */
export function readContents(root: HtmlElement, from: string): Content[] {
  const navs = [...elementsOf(root)].filter(({ name }) => name === 'nav');
  const nav = navs.find(({ attributes }) => /\btoc\b/u.test(attributes['epub:type'] ?? '')) ?? navs[0];
  const contents: Content[] = [];
  walk(nav ?? root, 0);
  return contents;

  function walk(element: HtmlElement, level: number): void {
    for (const child of element.children) {
      if (typeof child === 'string' || contents.length >= MOST) continue;
      const { name, attributes } = child;
      if (name === 'a' && attributes['href']) add(textOf(child), level, attributes['href']);
      else if (name === 'navpoint') addPoint(child, level + 1);
      else walk(child, level + (name === 'ol' ? 1 : 0));
    }
  }

  function addPoint(point: HtmlElement, level: number): void {
    const parts = point.children.filter((child) => typeof child !== 'string');
    const source = parts.find(({ name }) => name === 'content')?.attributes['src'];
    const label = parts.find(({ name }) => name === 'navlabel');
    if (source && label) add(textOf(label), level, source);
    walk(point, level);
  }

  function add(words: string, level: number, address: string): void {
    const title = words.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_TITLE);
    const to = resolveAddress(from, address);
    if (title && to) contents.push({ title, level: Math.max(1, level), ...to });
  }
}
