import { keyOf, saysNothing } from './find-furniture.ts';
import type { Block, PageLayout } from './page-layout.ts';

/** A page without numbers of pages and addresses of print-outs, and without heads and feet that a page before it has; `seen` holds these. */
export function dropFurniture(page: PageLayout, seen: Set<string>): PageLayout {
  return { ...page, blocks: page.blocks.filter((block) => !isFurniture(block, seen)) };
}

/** The text of a header or footer, such as an account number or a sender, is kept once. */
function isFurniture(block: Block, seen: Set<string>): boolean {
  if (block.kind !== 'header' && block.kind !== 'footer') return false;
  const text = block.lines.flatMap((line) => line.words.map((word) => word.text)).join(' ');
  if (saysNothing(text)) return true;
  const key = keyOf(text);
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}
