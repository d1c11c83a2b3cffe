import { findFurniture } from './find-furniture.ts';
import { joinTables } from './join-tables.ts';
import { layoutPage } from './layout-page.ts';
import { nameBlocks } from './name-blocks.ts';
import type { PageInput } from './page-input.ts';
import type { PageLayout } from './page-layout.ts';

/**
 * Lays out a document. Some structure needs several pages: headers and footers, headings by their style, tables that
 * continue.
 */
export function layoutDocument(inputs: PageInput[]): PageLayout[] {
  const furniture = findFurniture(inputs);
  const pages = inputs.map((input, index) => layoutPage(input, furniture[index]));
  nameBlocks(pages);
  joinTables(pages);
  return pages;
}
