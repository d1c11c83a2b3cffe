import type { Part } from './sources.ts';

/**
 * What a document had and the result has not: `tags` say what on a page is a heading, a list, a table, and hold only
 * for a document whose pages all stay; `xfa` is a second form beside the fields, which other software fills in.
 */
export type Dropped = 'tags' | 'xfa';

export function listDropped(parts: Part[], made: 'one' | 'several'): Dropped[] {
  const dropped = new Set<Dropped>();
  for (const { open, pages } of parts) {
    const { document } = open;
    const stays = made === 'one' && new Set(pages.map(({ index }) => index)).size === open.pages.pages.length;
    if (!stays && document.dict(document.root.get('StructTreeRoot'))) dropped.add('tags');
    if (document.dict(document.root.get('AcroForm'))?.has('XFA')) dropped.add('xfa');
  }
  return [...dropped];
}
