import { placeOf, round } from './describe-words.ts';
import { keyOf } from '../../layout/find-furniture.ts';
import type { Difference } from './pieces.ts';
import type { Change } from './report.ts';
import type { Side } from './side.ts';

type Edge = Side['edges'] extends Map<string, infer One> ? One : never;

export type ComparedEdges = { changes: Change[]; differences: Difference[] };

/**
 * Headers and footers that one document has and the other has nowhere. A document with a single page has its header in
 * its text, and a line that two pages of one begin with looks like a header there: what stands in the text of the other
 * for it is no difference.
 */
export function compareEdges(a: Side, b: Side, differences: readonly Difference[]): ComparedEdges {
  const [before, after] = [edgesMissing(a, b), edgesMissing(b, a)];
  const isSaid = (edges: Map<string, Edge>, { texts }: Side, start: number, end: number) =>
    edges.size > 0 && start < end && edges.has(texts.slice(start, end).join(' '));
  const left = differences.filter(
    ({ a0, a1, b0, b1 }) =>
      !(a0 === a1 && isSaid(before, b, b0, b1)) && !(b0 === b1 && isSaid(after, a, a0, a1)),
  );
  const [removed, added] = [unsaidEdges(before, b), unsaidEdges(after, a)];
  const count = Math.max(removed.length, added.length);
  const changes = Array.from({ length: count }, (_, at) => edgeChange(removed[at], added[at]));
  return { changes, differences: left };
}

/** By their text. */
const edgesMissing = (from: Side, other: Side): Map<string, Edge> =>
  new Map([...from.edges].flatMap(([key, edge]) => (other.edges.has(key) ? [] : [[edge.text, edge]])));

/** Those that are no line of the other's text. */
function unsaidEdges(edges: Map<string, Edge>, other: Side): Edge[] {
  if (!edges.size) return [];
  const texts = ` ${other.texts.join(' ')} `;
  const units = new Set(other.units.map(({ start, end }) => keyOf(other.texts.slice(start, end).join(' '))));
  return [...edges].flatMap(([text, edge]) =>
    units.has(keyOf(text)) || texts.includes(` ${text} `) ? [] : [edge],
  );
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
