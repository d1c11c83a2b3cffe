import { addObject } from '../pdf/graph/access.ts';
import { isDict, type PdfDict } from '../pdf/values.ts';
import { writeDict } from '../pdf/write-value.ts';
import type { EditedDocument } from './edited-document.ts';

/**
 * What is drawn on a page is named in resources of its own. Pages that shared theirs, and have the same drawn on them,
 * have equal ones again: these are written once, and not in each page.
 */
export function shareResources({ graph, pages, touched }: EditedDocument): void {
  const alike = new Map<string, PdfDict[]>();
  for (const { dict, ref } of pages) {
    const resources = dict.get('Resources');
    if (!touched.has(ref.number) || !isDict(resources)) continue;
    const text = writeDict(resources, ({ number }) => number);
    alike.set(text, [...(alike.get(text) ?? []), dict]);
  }
  for (const [first, ...others] of alike.values()) {
    if (!first || others.length === 0) continue;
    const shared = addObject(graph, first.get('Resources')!);
    for (const page of [first, ...others]) page.set('Resources', shared);
  }
}
