import { asBytes } from '../../pdf/as-bytes.ts';
import { openRaw } from '../../pdf/open-raw.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import type { CarriedItem } from './carried.ts';
import type { CarriedKind } from './carried-kinds.options.ts';
import { carriedParts, PART_KINDS } from './parts.ts';
import { findRevisions } from './revisions.ts';
import { findUnused } from './unused.ts';

/** All of one kind: how many, their bytes where they are known, the first of them, and how many more there are. */
export type Carried = {
  kind: CarriedKind;
  count: number;
  bytes?: number;
  items: CarriedItem[];
  more: number;
};

type Source = { bytes: Uint8Array; plain: Uint8Array; graph: PdfGraph; password?: string | undefined };

const MOST_LISTED = 50;

/** What a document carries beside its pages. `plain` is the file without its encryption. */
export async function findCarried(
  { bytes, plain, graph, password }: Source,
  isLate: () => boolean,
): Promise<Carried[]> {
  const revisions = await findRevisions(asBytes(bytes), password, isLate);
  const unused = findUnused(openRaw(plain), graph);
  const found: Carried[] = [summarize('revisions', revisions)];
  // Unused objects are grouped by what they are.
  found.push({
    ...summarize('unused', unused),
    count: unused.reduce((sum, { value }) => sum + Number(value), 0),
  });
  for (const kind of PART_KINDS) found.push(summarize(kind, carriedParts[kind].find(graph)));
  return found.filter(({ count }) => count > 0);
}

function summarize(kind: CarriedKind, items: CarriedItem[]): Carried {
  const bytes = items.reduce((sum, item) => sum + (item.bytes ?? 0), 0);
  const listed = items.slice(0, MOST_LISTED);
  const more = items.length - listed.length;
  return { kind, count: items.length, ...(bytes && { bytes }), items: listed, more };
}
