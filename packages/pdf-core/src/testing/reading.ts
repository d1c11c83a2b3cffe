import { destinationPage } from '../pdf/destinations.ts';
import { openDocument, type OpenDocument } from '../pdf/open.ts';
import { readOutlines, type OutlineItem } from '../pdf/outlines.ts';
import { nameOf } from '../pdf/values.ts';

/** Bookmarks as lines: indented by depth, each with the page it leads to (counted from 1). */
export function outlineLines(bytes: Uint8Array): string[] {
  return itemLines(readOutlines(openDocument(bytes)), '');
}

function itemLines(items: OutlineItem[], indent: string): string[] {
  return items.flatMap(({ title, page, children }) => [
    `${indent}${title} ${page === undefined ? '-' : page + 1}`,
    ...itemLines(children, `${indent}  `),
  ]);
}

/** For each page, where its links lead (pages counted from 1; 0 is nowhere). */
export function linkTargets(bytes: Uint8Array): number[][] {
  const open = openDocument(bytes);
  return open.pages.pages.map((page) => annotationTargets(open, page.entries.get('Annots')?.value ?? null));
}

function annotationTargets(open: OpenDocument, list: Parameters<typeof open.document.array>[0]): number[] {
  const { document } = open;
  return document.array(list).flatMap((annotation) => {
    const dict = document.dict(annotation);
    if (nameOf(document.resolve(dict?.get('Subtype'))) !== 'Link') return [];
    const target = dict?.get('Dest') ?? document.dict(dict?.get('A'))?.get('D');
    return [(destinationPage(open, target) ?? -1) + 1];
  });
}
