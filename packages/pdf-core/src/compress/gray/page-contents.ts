import { createHash } from 'node:crypto';
import { deflatedStream } from '../../pdf/deflated-stream.ts';
import { addObject, resolve } from '../../pdf/graph/access.ts';
import type { PdfGraph } from '../../pdf/graph/graph.ts';
import { contentRefs, joinContents, type Page, pageResources, pagesOf } from '../../pdf/graph/pages.ts';
import { readStream } from '../../pdf/graph/read-stream.ts';
import type { PdfDict, PdfRef, PdfStream } from '../../pdf/values.ts';
import { editBytes } from './edit-bytes.ts';
import type { Edit } from './rewrite-colours.ts';

/** A piece of content, what its names mean, and how it is rewritten. */
export type Content = { bytes: Buffer; resources: PdfDict | undefined; rewrite: (edits: Edit[]) => void };

type Part = { ref: PdfRef; start: number; end: number };

/**
 * What the pages draw. Pages often share streams, such as that of a letterhead: one without edits stays the object that it
 * is, and what came out equal is written once.
 */
export function listPageContents(graph: PdfGraph): Content[] {
  const written = new Map<string, PdfRef>();
  const write = (bytes: Buffer): PdfRef => {
    const digest = createHash('sha256').update(bytes).digest('base64');
    const ref = written.get(digest) ?? addObject(graph, deflatedStream(bytes));
    written.set(digest, ref);
    return ref;
  };
  return pagesOf(graph).flatMap((page) => pageContent(page, write) ?? []);
}

function pageContent(page: Page, write: (bytes: Buffer) => PdfRef): Content | undefined {
  const { graph, dict } = page;
  const refs = contentRefs(page);
  const streams = refs.map((ref) => resolve(graph, ref) as PdfStream);
  const bytes = refs.length ? joinContents(graph, streams) : undefined;
  if (!bytes) return undefined;
  const rewrite = (edits: Edit[]) => {
    const made = partsOf(graph, refs).map(({ ref, start, end }) =>
      edits.some((edit) => edit.start < end && edit.end > start)
        ? write(editBytes(bytes, edits, start, end))
        : ref,
    );
    dict.set('Contents', made.length === 1 ? made[0]! : made);
  };
  return { bytes, resources: pageResources(page), rewrite };
}

/** Where each stands in all of them together, which joinContents keeps apart by a line's end. */
function partsOf(graph: PdfGraph, refs: PdfRef[]): Part[] {
  let start = 0;
  return refs.map((ref) => {
    const end = start + (readStream(graph, resolve(graph, ref) as PdfStream)?.length ?? 0);
    const part = { ref, start, end };
    start = end + 1;
    return part;
  });
}
