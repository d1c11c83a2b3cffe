import { buildLines, RIGHT_TO_LEFT } from './build-lines.ts';
import { cutColumns, type Region } from './cut-columns.ts';
import { median, sharedWidth } from './box.ts';
import type { Furniture } from './find-furniture.ts';
import { findRuledTables } from './find-ruled-tables.ts';
import { joinPictures } from './join-pictures.ts';
import { blockOf, groupParagraphs } from './group-paragraphs.ts';
import { type Chunk, makeChunks, type Word } from './make-chunks.ts';
import { mergeRulings } from './merge-rulings.ts';
import { findAlignedTables } from './find-aligned-tables.ts';
import { ASLANT, type PageInput, type Ruling, type Turn } from './page-input.ts';
import type { Block, PageLayout, Table } from './page-layout.ts';
import { turnPage } from './turn-page.ts';
import { turnBlock } from './turn-block.ts';

/** How a page is read: its blocks in their order, whatever the order in which they were written. */
export function layoutPage(input: PageInput, furniture?: Furniture): PageLayout {
  const words: Word[] = [];
  const [head, foot]: [Word[], Word[]] = [[], []];
  for (const word of input.words) {
    const side = furniture?.header.has(word) ? head : furniture?.footer.has(word) ? foot : words;
    side.push(word);
  }
  const byTurn = [...Map.groupBy(words, ({ turn }) => turn)].toSorted(
    ([, one], [, other]) => countSigns(other) - countSigns(one),
  );
  const rightToLeft = readsFromRight(words);
  const blocks = byTurn.flatMap(([turn, some], index) =>
    layoutTurned(input, some, turn, rightToLeft, index === 0),
  );
  const pictures = joinPictures(input.pictures).map((box): Block => ({ kind: 'picture', ...box }));
  return {
    width: input.width,
    height: input.height,
    rightToLeft,
    blocks: [
      ...layoutEdge(head, 'header'),
      ...placePictures(blocks, pictures),
      ...layoutEdge(foot, 'footer'),
    ],
  };
}

function readsFromRight(words: Word[]): boolean {
  const turned = words.filter(({ text }) => RIGHT_TO_LEFT.test(text)).length;
  return turned > 0 && turned * 2 > words.filter(({ text }) => /\p{L}/u.test(text)).length;
}

function layoutEdge(words: Word[], kind: 'header' | 'footer'): Block[] {
  return buildLines(makeChunks(words)).map((line) => ({ ...blockOf([line]), kind, level: 0, marker: '' }));
}

/** A picture is met before the first block that begins below it in its column, or at the end. */
function placePictures(blocks: Block[], pictures: Block[]): Block[] {
  const placed = [...blocks];
  for (const picture of pictures) {
    const at = placed.findIndex(
      (block) => block.y >= picture.y + picture.height * 0.5 && sharedWidth(block, picture) > 0,
    );
    placed.splice(at < 0 ? placed.length : at, 0, picture);
  }
  return placed;
}

function countSigns(words: Word[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

function layoutTurned(
  input: PageInput,
  words: Word[],
  turn: Turn,
  rightToLeft: boolean,
  isMain: boolean,
): Block[] {
  if (turn === ASLANT) return layoutAslant(words);
  const drawn = isMain ? input : { ...input, rulings: [], pictures: [] };
  const turned = turnPage({ ...drawn, words }, turn);
  const { tables, rest } = findRuledTables(turned.words as Word[], turned.rulings);
  const chunks = [...makeChunks(rest), ...tables.map(standIn)];
  const { level } = mergeRulings(turned.rulings);
  const blocks = cutColumns(chunks, rightToLeft).flatMap((region) =>
    layoutRegion(withAlignedTables(region, level)),
  );
  return turn ? blocks.map((block) => turnBlock(block, turn, turned)) : blocks;
}

function standIn(table: Table): Chunk {
  const { x, y, width, height, cells } = table;
  const size = median(cells.flatMap((cell) => cell.lines.map((line) => line.size)));
  return { x, y, width, height, words: [], base: y + height, size, table };
}

function withAlignedTables(region: Region, level: Ruling[]): Region {
  const text = region.chunks.filter((chunk) => !chunk.table);
  const { tables } = findAlignedTables(text, level);
  if (!tables.length) return region;
  const chunks = region.chunks.filter((chunk) => !tables.some((found) => found.chunks.has(chunk)));
  return { ...region, chunks: [...chunks, ...tables.map(({ table }) => standIn(table))] };
}

/** Text and tables from top to bottom. */
function layoutRegion({ chunks }: Region): Block[] {
  const tables = chunks.filter((chunk) => chunk.table).toSorted((one, other) => one.y - other.y);
  let text = chunks.filter((chunk) => !chunk.table);
  const blocks: Block[] = [];
  for (const { table, ...box } of tables) {
    const above = text.filter((chunk) => chunk.base < box.y + box.height / 2);
    text = text.filter((chunk) => chunk.base >= box.y + box.height / 2);
    blocks.push(...layoutText(above), table!);
  }
  return [...blocks, ...layoutText(text)];
}

function layoutText(chunks: Chunk[]): Block[] {
  return chunks.length ? groupParagraphs(buildLines(chunks)) : [];
}

/** Words aslant are read as they were written, one block for each line. */
function layoutAslant(words: Word[]): Block[] {
  return words
    .map((word) =>
      groupParagraphs(buildLines(makeChunks([word]))).map((block) => ({ ...block, turn: ASLANT })),
    )
    .flat();
}
