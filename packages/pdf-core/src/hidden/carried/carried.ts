import type { PdfGraph } from '../../pdf/graph/graph.ts';

/** One thing of a kind: a property, a note, a file... `page` is counted from 1. */
export type CarriedItem = { name?: string; value?: string; page?: number; bytes?: number };

/** How one kind is found in a document, and removed from it. What it finds afterwards could not be removed. */
export type CarriedPart = { find: (graph: PdfGraph) => CarriedItem[]; remove: (graph: PdfGraph) => void };

const LONGEST = 200;

export function shortened(text: string | undefined): string | undefined {
  const line = text
    ?.slice(0, LONGEST * 4)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return line && line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line || undefined;
}

/** Without what is not there. */
export function makeItem(item: { [Key in keyof CarriedItem]: CarriedItem[Key] | undefined }): CarriedItem {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined));
}
