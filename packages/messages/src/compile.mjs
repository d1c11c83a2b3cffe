// Plain JavaScript, since it also runs before anything is built: on any Node, and inside Vite.
import { parse } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {{ [key: string]: string | Tree }} Tree */
/** @typedef {import('./compact.ts').Compact} Compact */
/** @typedef {{ [key: string]: string | Compact[] }} Compiled */

/**
 * By dotted key, with every message that has parameters parsed: the page carries no parser.
 *
 * @param {[key: string, message: string][]} messages
 * @returns {Compiled}
 */
export function compileMessages(messages) {
  return Object.fromEntries(
    messages.map(([key, message]) => {
      const elements = parse(message, { ignoreTag: true, captureLocation: false });
      const [only] = elements;
      if (!only) return [key, ''];
      return [key, elements.length === 1 && only.type === 0 ? only.value : elements.map(compact)];
    }),
  );
}

/**
 * @param {Tree} tree
 * @param {string} [prefix]
 * @returns {[key: string, message: string][]}
 */
export function listMessages(tree, prefix = '') {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[prefix + name, value]] : listMessages(value, `${prefix}${name}.`),
  );
}

/**
 * The same in half the bytes; see compact.ts.
 *
 * @param {Element} element
 * @returns {Compact}
 */
function compact(element) {
  if (element.type === 0) return element.value;
  if (element.type === 7) return 0;
  if (element.type === 1) return [element.value];
  if (element.type === 2 && !element.style) return [element.value, 2];
  if (element.type !== 5 && element.type !== 6) return element;
  if (element.type === 6 && (element.offset || element.pluralType !== 'cardinal')) return element;
  const options = Object.entries(element.options).map(([name, option]) => [name, option.value.map(compact)]);
  return [element.value, element.type, Object.fromEntries(options)];
}
