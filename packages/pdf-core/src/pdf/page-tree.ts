import { PdfError } from '../errors.ts';
import { limits } from '../limits.ts';

/** A node of a page tree, as one who reads a document sees it. `identity` is the same when the same node is met again. */
export type TreeNode<Place> = { identity: unknown; type: string | undefined; kids: Place[] | undefined };

/**
 * All pages in order and the nodes above them, by walking: /Count and /Type are claims, not facts. `open` reads what stands
 * at a place; `parent` is the node that named it.
 */
export function walkPageTree<Place, Node extends TreeNode<Place>>(
  root: Place,
  open: (place: Place, parent: Node | undefined) => Node | undefined,
): { pages: Node[]; nodes: Node[] } {
  const pages: Node[] = [];
  const nodes: Node[] = [];
  const seen = new Set<unknown>();
  const todo: { place: Place; parent: Node | undefined; depth: number }[] = [
    { place: root, parent: undefined, depth: 0 },
  ];
  for (let step = todo.pop(); step; step = todo.pop()) {
    const { place, parent, depth } = step;
    const node = open(place, parent);
    if (!node) continue;
    if (!node.kids || node.type === 'Page') {
      if (node.type !== 'Pages') pages.push(node);
    } else if (!seen.has(node.identity) && depth <= limits.nestingDepth) {
      // A node met twice is a loop, or a trick to make few bytes into many pages.
      seen.add(node.identity);
      nodes.push(node);
      for (let i = node.kids.length - 1; i >= 0; i--)
        todo.push({ place: node.kids[i]!, parent: node, depth: depth + 1 });
    }
    if (pages.length > limits.pages || todo.length > limits.pages * 2)
      throw new PdfError('too_many_pages', { limit: limits.pages });
  }
  return { pages, nodes };
}
