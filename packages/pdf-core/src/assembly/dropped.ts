import { asPdfError } from '../pdf/open-input.ts';
import type { Part } from './sources.ts';

/**
 * What a document had and the result has not: `tags` say what on a page is a heading, a list, a table, and hold only
 * for a document whose pages all stay; `xfa` is a second form beside the fields, which other software fills in.
 */
export type Dropped = 'tags' | 'xfa';

export function listDropped(parts: Part[], made: 'one' | 'several'): Dropped[] {
  try {
    return [...new Set(parts.flatMap((part) => dropsOf(part, made)))];
  } catch (error) {
    throw asPdfError(error);
  }
}

function dropsOf({ open, pages }: Part, made: 'one' | 'several'): Dropped[] {
  const { document } = open;
  const stays = made === 'one' && new Set(pages.map(({ index }) => index)).size === open.pages.pages.length;
  const tags = !stays && document.dict(document.root.get('StructTreeRoot'));
  const xfa = document.dict(document.root.get('AcroForm'))?.has('XFA');
  return [...(tags ? ['tags' as const] : []), ...(xfa ? ['xfa' as const] : [])];
}
