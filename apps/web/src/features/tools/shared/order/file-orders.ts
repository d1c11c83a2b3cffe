interface Ordered {
  filename: string;
  created_at: string;
}

type Order = (a: Ordered, b: Ordered) => number;

/** Numbers in names count as numbers: 2 before 10. */
const byName: Order = (a, b) => a.filename.localeCompare(b.filename, undefined, { numeric: true });
const byDate: Order = (a, b) => a.created_at.localeCompare(b.created_at);

export const ORDERS = {
  name: byName,
  nameBack: (a, b) => byName(b, a),
  oldest: byDate,
  newest: (a, b) => byDate(b, a),
} satisfies Record<string, Order>;

/**
 * Files with more of them, each once: by name, as long as nobody has put them into another order. Then the new ones
 * follow, by name among themselves.
 */
export function addInOrder<Item extends Ordered & { id: string }>(
  files: readonly Item[],
  more: readonly Item[],
): Item[] {
  const known = new Set(files.map(({ id }) => id));
  const added = more.filter(({ id }) => !known.has(id));
  const isByName = files.every((file, at) => at === 0 || byName(files[at - 1]!, file) <= 0);
  return isByName ? [...files, ...added].toSorted(byName) : [...files, ...added.toSorted(byName)];
}
