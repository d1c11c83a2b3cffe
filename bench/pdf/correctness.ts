import { readFileSync } from 'node:fs';
import { destinationPage } from '../../packages/pdf-core/src/pdf/destinations.ts';
import { openDocument, type OpenDocument } from '../../packages/pdf-core/src/pdf/open.ts';
import { readOutlines, type OutlineItem } from '../../packages/pdf-core/src/pdf/outlines.ts';
import { fieldTree } from '../../packages/pdf-core/src/assembly/field-tree.ts';
import { nameOf } from '../../packages/pdf-core/src/pdf/values.ts';

export type Working = {
  pages: number;
  bookmarks: number;
  links: number;
  'links that resolve': number;
  fields: number;
};

/** Counts what a person can click, over all files. */
export function countWhatWorks(paths: string[]): Working {
  const sum: Working = { pages: 0, bookmarks: 0, links: 0, 'links that resolve': 0, fields: 0 };
  for (const path of paths) {
    const open = openDocument(readFileSync(path));
    sum.pages += open.pages.pages.length;
    sum.bookmarks += countItems(readOutlines(open));
    sum.fields += fieldTree(open.document).length;
    for (const page of open.pages.pages) countLinks(open, page.entries.get('Annots')?.value ?? null, sum);
  }
  return sum;
}

function countItems(items: OutlineItem[]): number {
  return items.reduce((sum, item) => sum + 1 + countItems(item.children), 0);
}

function countLinks(
  open: OpenDocument,
  annotations: Parameters<typeof open.document.array>[0],
  sum: Working,
): void {
  const { document } = open;
  for (const annotation of document.array(annotations)) {
    const dict = document.dict(annotation);
    if (nameOf(document.resolve(dict?.get('Subtype'))) !== 'Link') continue;
    sum.links++;
    const action = document.dict(dict?.get('A'));
    const goesTo = nameOf(document.resolve(action?.get('S'))) === 'GoTo' ? action?.get('D') : undefined;
    if (destinationPage(open, dict?.get('Dest') ?? goesTo) !== undefined) sum['links that resolve']++;
  }
}
