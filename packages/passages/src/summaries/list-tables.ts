import { findBlocks, type Page } from '../text/blocks.ts';

const LONGEST = 90;

/** Each table by its first row, after the heading it stands under where that row has only numbers to say. */
export function listTables(page: Page): { text: string; page: number; from: number; to: number }[] {
  let heading = '';
  return findBlocks(page).flatMap(({ kind, from, to }) => {
    const text = page.text.slice(from, to);
    if (kind === 'heading') heading = text.replace(/^#+ /, '').trim();
    if (kind !== 'table') return [];
    const cells = splitRow(text.split('\n').find((line) => splitRow(line).length > 1) ?? '');
    if (cells.length < 2) return [];
    const isNamed = cells.some((cell) => /\p{L}/u.test(cell));
    const said = [...(isNamed || !heading ? [] : [heading]), ...cells].join(' · ');
    return [{ text: said.slice(0, LONGEST).toWellFormed(), page: page.page, from, to }];
  });
}

function splitRow(line: string): string[] {
  return line
    .split(line.includes('|') ? '|' : /\t|\s{3,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell && !/^[-:=]+$/.test(cell));
}
