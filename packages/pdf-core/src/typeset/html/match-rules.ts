import { PdfError } from '../../errors.ts';
import type { Compound, CssRule, Declaration } from './parse-css.ts';
import type { HtmlElement } from './parse-html.ts';

/** Rules by what their last part asks for, so that an element is compared with few of them. */
export type RuleSet = { byKey: Map<string, { rule: CssRule; order: number }[]>; count: number; work: number };

/** Comparisons for one document. A page of news with all its rules needs a million. */
const MOST_WORK = 10_000_000;

export function createRuleSet(rules: CssRule[]): RuleSet {
  const set: RuleSet = { byKey: new Map(), count: 0, work: 0 };
  for (const rule of rules) {
    const { id, classes, name } = rule.selector.at(-1)!;
    const key = id ? `#${id}` : classes[0] ? `.${classes[0]}` : (name ?? '*');
    const list = set.byKey.get(key);
    const entry = { rule, order: set.count++ };
    if (list) list.push(entry);
    else set.byKey.set(key, [entry]);
  }
  return set;
}

/** What the rules say of an element, the strongest last. */
export function declarationsFor(set: RuleSet, element: HtmlElement): Declaration[] {
  const { name, attributes } = element;
  const classes = new Set((attributes['class'] ?? '').split(/\s+/, 50).filter(Boolean));
  const keys = ['*', name, ...Array.from(classes, (word) => `.${word}`)];
  if (attributes['id']) keys.push(`#${attributes['id']}`);
  const matching = keys.flatMap((key) =>
    (set.byKey.get(key) ?? []).filter(({ rule }) => matches(set, element, rule.selector, classes)),
  );
  return matching
    .sort((a, b) => a.rule.weight - b.rule.weight || a.order - b.order)
    .flatMap(({ rule }) => rule.declarations);
}

function matches(set: RuleSet, element: HtmlElement, selector: Compound[], classes: Set<string>): boolean {
  let at = selector.length - 1;
  if (!fits(set, element, selector[at]!, classes)) return false;
  let joint = selector[at]!.joint;
  let above = element.parent;
  // The nearest that fits is taken: enough for selectors as people write them.
  while (--at >= 0) {
    while (above && !fits(set, above, selector[at]!)) {
      if (joint === '>') return false;
      above = above.parent;
    }
    if (!above) return false;
    joint = selector[at]!.joint;
    above = above.parent;
  }
  return true;
}

function fits(
  set: RuleSet,
  { name, attributes, parent }: HtmlElement,
  wanted: Compound,
  known?: Set<string>,
): boolean {
  if (++set.work > MOST_WORK) throw new PdfError('document_too_complex');
  if (wanted.name && wanted.name !== name) return false;
  if (wanted.id && wanted.id !== attributes['id']) return false;
  if (
    wanted.isFirst &&
    parent?.children.find((child) => typeof child !== 'string')?.attributes !== attributes
  )
    return false;
  if (!wanted.classes.length) return true;
  const classes = known ?? new Set((attributes['class'] ?? '').split(/\s+/, 50));
  return wanted.classes.every((word) => classes.has(word));
}
