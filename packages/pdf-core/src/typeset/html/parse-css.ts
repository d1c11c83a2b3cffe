/** A part of a selector: what an element must be. */
export type Compound = {
  name?: string;
  id?: string;
  classes: string[];
  isFirst?: boolean;
  /** How it is joined to the one before it: anywhere inside, or directly. */
  joint: ' ' | '>';
};
export type Declaration = { property: string; value: string; isImportant: boolean };
export type CssRule = { selector: Compound[]; weight: number; declarations: Declaration[] };

const MOST_RULES = 20_000;
const LONGEST_VALUE = 500;
const LONGEST_BLOCK = 20_000;
/** Parts of one selector. */
const MOST_PARTS = 12;

/** The rules of a style sheet that are for paper, in their order. What is not understood is left out, as the standard wants. */
export function parseStyleSheet(source: string): CssRule[] {
  const rules: CssRule[] = [];
  readRules(withoutComments(source), rules);
  return rules;
}

export function withoutComments(source: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = source.indexOf('/*'); start >= 0; start = source.indexOf('/*', from)) {
    parts.push(source.slice(from, start));
    const end = source.indexOf('*/', start + 2);
    if (end < 0) return parts.join(' ');
    from = end + 2;
  }
  return parts.join(' ') + source.slice(from).replace(/<!--|-->/g, ' ');
}

/** Blocks inside one another are walked with a stack, so that no depth of them matters. */
function readRules(css: string, rules: CssRule[]): void {
  const shown: boolean[] = [];
  let from = 0;
  while (from < css.length && rules.length < MOST_RULES) {
    const next = /[{};]/g;
    next.lastIndex = from;
    const found = next.exec(css);
    if (!found) return;
    const prelude = css.slice(from, found.index).trim();
    from = found.index + 1;
    if (found[0] === '}') shown.pop();
    if (found[0] !== '{') continue;
    if (/^@(media|supports|layer)\b/i.test(prelude)) {
      shown.push((shown.at(-1) ?? true) && isForPaper(prelude));
      continue;
    }
    const end = endOfBlock(css, from);
    if (prelude && !prelude.startsWith('@') && (shown.at(-1) ?? true)) {
      const declarations = parseDeclarations(css.slice(from, end));
      for (const text of prelude.split(',')) {
        const selector = parseSelector(text);
        if (selector) rules.push({ selector, weight: weightOf(selector), declarations });
      }
    }
    from = end + 1;
  }
}

function isForPaper(prelude: string): boolean {
  const query = prelude.replace(/^@\w+/, '').toLowerCase();
  if (!/^@media/i.test(prelude)) return true;
  return /\b(print|all)\b/.test(query) && !/\(/.test(query) && !/\bnot\b/.test(query);
}

function endOfBlock(css: string, from: number): number {
  let depth = 1;
  const brace = /[{}]/g;
  brace.lastIndex = from;
  for (let found = brace.exec(css); found; found = brace.exec(css)) {
    depth += found[0] === '{' ? 1 : -1;
    if (!depth) return found.index;
  }
  return css.length;
}

/** What stands in a `style` attribute or between braces. */
export function parseDeclarations(text: string): Declaration[] {
  return text
    .slice(0, LONGEST_BLOCK)
    .split(/;(?![^(]{0,500}\))/)
    .slice(0, 500)
    .flatMap((part) => {
      const colon = part.indexOf(':');
      if (colon < 0) return [];
      const property = part.slice(0, colon).trim().toLowerCase();
      const given = part.slice(colon + 1, colon + 1 + LONGEST_VALUE).trim();
      const value = given.replace(/(?<!\s)\s*!\s*important$/i, '');
      return value ? [{ property, value, isImportant: value !== given }] : [];
    });
}

/** Names, classes, ids and what is inside what; undefined for anything else. */
function parseSelector(text: string): Compound[] | undefined {
  if (text.length > LONGEST_VALUE) return undefined;
  const parts = text.trim().replace(/>\s*/g, ' >').split(/\s+/);
  if (parts.length > MOST_PARTS) return undefined;
  const selector: Compound[] = [];
  for (const part of parts) {
    const joint = part.startsWith('>') ? '>' : ' ';
    const match = /^([a-z][\w-]*|\*)?((?:[.#][\w-]+)*)(:first-child|:root)?$/i.exec(part.replace(/^>/, ''));
    if (!match || !match[0]) return undefined;
    const compound: Compound = { classes: [], joint };
    const [, name, marks = '', pseudo] = match;
    if (name && name !== '*') compound.name = name.toLowerCase();
    if (pseudo === ':root') compound.name = 'html';
    if (pseudo === ':first-child') compound.isFirst = true;
    for (const [, sign, word] of marks.matchAll(/([.#])([\w-]+)/g))
      if (sign === '#') compound.id = word!;
      else compound.classes.push(word!);
    selector.push(compound);
  }
  return selector;
}

function weightOf(selector: Compound[]): number {
  return selector.reduce(
    (sum, { id, classes, name, isFirst }) =>
      sum + (id ? 10_000 : 0) + (classes.length + (isFirst ? 1 : 0)) * 100 + (name ? 1 : 0),
    0,
  );
}
