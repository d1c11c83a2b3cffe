import { parse } from '@formatjs/icu-messageformat-parser';

/** Said by the formatter itself: the name of the instance (see formatter.ts). Nobody passes it. */
const AMBIENT = 'app';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */

/**
 * What a message asks for: each parameter's name with its TypeScript type.
 *
 * @param {string} message
 * @returns {Map<string, string>}
 */
export function listParameters(message) {
  /** @type {Map<string, string>} */
  const found = new Map();
  collect(parse(message, { ignoreTag: true, captureLocation: false }), found);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * @param {Element[]} elements
 * @param {Map<string, string>} found
 */
function collect(elements, found) {
  for (const element of elements) {
    if (element.type === 0 || element.type === 7 || element.value === AMBIENT) continue;
    const type = typeOf(element);
    // A name may stand alone in one place and be counted in another: the narrower type holds for both.
    if (!found.has(element.value) || type !== ANYTHING) found.set(element.value, type);
    if (element.type === 5 || element.type === 6) {
      for (const option of Object.values(element.options)) collect(option.value, found);
    }
  }
}

const ANYTHING = 'string | number';

/** @param {Exclude<Element, { type: 0 | 7 }>} element */
function typeOf(element) {
  if (element.type === 2 || element.type === 6) return 'number';
  if (element.type === 3 || element.type === 4) return 'Date | number | string';
  if (element.type === 5) return selectType(Object.keys(element.options));
  return ANYTHING;
}

/**
 * A select names what it knows and, by `other`, lets anything else pass.
 *
 * @param {string[]} options
 */
function selectType(options) {
  if (options.includes('true')) return 'boolean';
  return options.length === 1 ? ANYTHING : 'string';
}
