import type { PdfGraph } from './graph.ts';
import { reachableOrder } from './write-graph.ts';

/** Drops what nothing refers to any more. */
export function sweepUnreached(graph: PdfGraph): void {
  const reached = new Set(reachableOrder(graph));
  for (const number of graph.objects.keys()) if (!reached.has(number)) graph.objects.delete(number);
}
