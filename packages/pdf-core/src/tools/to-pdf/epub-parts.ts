import { posix } from 'node:path';
import type { HtmlElement } from '../../typeset/html/parse-html.ts';

export function* elementsOf(root: HtmlElement): Generator<HtmlElement> {
  const todo: (HtmlElement | string)[] = [root];
  for (let next = todo.pop(); next !== undefined; next = todo.pop()) {
    if (typeof next === 'string') continue;
    yield next;
    for (let at = next.children.length - 1; at >= 0; at--) todo.push(next.children[at]!);
  }
}

/** Those of all elements of that name, with or without a prefix. */
export function attributesOf(root: HtmlElement, name: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  for (const element of elementsOf(root))
    if (element.name === name || element.name.endsWith(`:${name}`)) found.push(element.attributes);
  return found;
}

/** The part of the book that an address in one of its parts names; undefined for one that leads out of it. */
export function resolveAddress(from: string, address: string): { path: string; place: string } | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(address.trim())) return undefined;
  const [part = '', place = ''] = address.trim().split('#', 2);
  const path = part ? posix.join(posix.dirname(from), decode(part)) : from;
  return { path: path.replace(/^\//u, ''), place: decode(place) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
