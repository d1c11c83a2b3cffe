import type { PageLayout, Table } from './page-layout.ts';

/** Points by which the sides of a table may differ from page to page. */
const SAME_SIDE = 12;

/** Decides for each table at the top of a page whether it continues the one at the end of the previous page. */
export function joinTables(pages: PageLayout[]): void {
  for (let index = 1; index < pages.length; index++) {
    const last = pages[index - 1]!.blocks.findLast(isContent);
    const first = pages[index]!.blocks.find(isContent);
    if (last?.kind === 'table' && first?.kind === 'table') first.continues = goesOn(last, first);
  }
}

function isContent({ kind }: { kind: string }): boolean {
  return !['header', 'footer', 'footnote', 'picture'].includes(kind);
}

function goesOn(last: Table, first: Table): boolean {
  const isAsWide =
    Math.abs(last.x - first.x) < SAME_SIDE && Math.abs(last.width - first.width) < 2 * SAME_SIDE;
  return isAsWide && last.columns === first.columns;
}
