import { placeOf, round } from './describe-words.ts';
import { keyOf } from '../../layout/find-furniture.ts';
import type { Change } from './report.ts';
import type { Side } from './side.ts';

type Edge = Side['edges'] extends Map<string, infer One> ? One : never;

/**
 * Headers and footers that one document has and the other has nowhere. A document with a single page has its header in
 * its text.
 */
export function compareEdges(a: Side, b: Side): Change[] {
  const before = missingEdges(a, b);
  const after = missingEdges(b, a);
  const count = Math.max(before.length, after.length);
  return Array.from({ length: count }, (_, at) => edgeChange(before[at], after[at]));
}

function missingEdges(from: Side, other: Side): Edge[] {
  const missing = [...from.edges].filter(([key]) => !other.edges.has(key));
  if (!missing.length) return [];
  const units = new Set(other.units.map(({ start, end }) => keyOf(other.texts.slice(start, end).join(' '))));
  return missing.filter(([key]) => !units.has(key)).map(([, edge]) => edge);
}

function edgeChange(one: Edge | undefined, other: Edge | undefined): Change {
  const at = (edge: Edge) => {
    const places = [placeOf(edge, edge.page)];
    return { text: edge.text, page: edge.page + 1, y: round(edge.y), places };
  };
  const away = (edge: Edge) => ({ text: '', page: 1, y: round(edge.y), places: [] });
  const before = one ? at(one) : away(other!);
  const after = other ? at(other) : away(one!);
  const kind = one && other ? 'changed' : one ? 'removed' : 'added';
  return { kind, part: 'edge', doubtful: false, lead: '', trail: '', before, after };
}
