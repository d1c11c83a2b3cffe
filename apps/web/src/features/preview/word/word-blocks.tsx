import { type ReactNode, useContext } from 'react';
import { classes } from '../../../lib/page/classes.ts';
import { useMessages } from '../../../lib/messages/messages.ts';
import { previewMessages } from '../preview.messages.ts';
import { WordContext } from './word-context.ts';
import { type Mark, WordRuns } from './word-runs.tsx';
import type { Block, Paragraph, Table } from './word.ts';

/** By paragraph. */
export type Marks = ReadonlyMap<number, Mark[]>;

interface BlocksProps {
  blocks: Block[];
  marks: Marks;
}

/** More empty lines in a row than these say nothing. */
const MOST_EMPTY = 2;
/** A table of more columns scrolls by keys too. */
const NARROW_TABLE = 3;

/** Paragraphs, lists and tables, one under the other. */
export function WordBlocks({ blocks, marks }: BlocksProps) {
  const { paragraphs, tables } = useContext(WordContext)!.word.report;
  const shown: ReactNode[] = [];
  let empty = 0;
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!;
    if ('table' in block) {
      const table = tables[block.table];
      if (table) shown.push(<WordTable key={`table ${block.table}`} table={table} marks={marks} />);
      empty = 0;
      continue;
    }
    const items = takeItems(blocks, at, paragraphs);
    if (items.length) {
      shown.push(<WordList key={items[0]} items={items} marks={marks} />);
      at += items.length - 1;
      empty = 0;
      continue;
    }
    const paragraph = paragraphs[block.paragraph];
    if (!paragraph) continue;
    empty = paragraph.runs.length || paragraph.marker ? 0 : empty + 1;
    if (paragraph.startsPage && block.paragraph > 0)
      shown.push(<hr key={`page ${block.paragraph}`} className="my-8 border-dashed border-page-line" />);
    if (empty <= MOST_EMPTY && !(empty && paragraph.startsPage))
      shown.push(
        <WordParagraph key={block.paragraph} at={block.paragraph} paragraph={paragraph} marks={marks} />,
      );
  }
  return shown;
}

/** The items of a list that begins here. Headings with numbers are none. */
function takeItems(blocks: Block[], from: number, paragraphs: Paragraph[]): number[] {
  const items: number[] = [];
  for (let at = from; at < blocks.length; at++) {
    const block = blocks[at]!;
    const paragraph = 'paragraph' in block ? paragraphs[block.paragraph] : undefined;
    if (!('paragraph' in block) || paragraph?.marker === undefined || paragraph.level !== undefined) break;
    if (paragraph.startsPage && items.length) break;
    items.push(block.paragraph);
  }
  return items;
}

function WordList({ items, marks }: { items: number[]; marks: Marks }) {
  const { paragraphs } = useContext(WordContext)!.word.report;
  const depthOf = (item: number) => paragraphs[item]?.depth ?? 0;
  const depth = Math.min(...items.map(depthOf));
  // Each item of this list with the deeper ones that follow it.
  const groups: { item: number | undefined; deeper: number[] }[] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (depthOf(item) === depth) groups.push({ item, deeper: [] });
    else if (group) group.deeper.push(item);
    else groups.push({ item: undefined, deeper: [item] });
  }
  return (
    <ul className="mb-3 [ul_&]:mb-0">
      {groups.map(({ item, deeper }) => {
        const paragraph = item === undefined ? undefined : paragraphs[item];
        return (
          <li key={item ?? 'deeper'} dir={paragraph?.isRightToLeft ? 'rtl' : undefined} className="ps-8">
            {paragraph && <WordParagraph at={item!} paragraph={paragraph} marks={marks} />}
            {deeper.length > 0 && <WordList items={deeper} marks={marks} />}
          </li>
        );
      })}
    </ul>
  );
}

const HEADINGS = [
  'mt-2 mb-5 text-28 leading-9 font-medium',
  'mt-8 mb-3 text-20 leading-7 font-bold',
  'mt-6 mb-2 text-16 font-bold',
  'mt-5 mb-2 text-16 font-medium italic',
  'mt-4 mb-1 text-14 font-bold text-page-soft',
];
const ALIGNMENTS = { center: 'text-center', end: 'text-end', justify: 'text-justify' };

interface ParagraphProps {
  at: number;
  paragraph: Paragraph;
  marks: Marks;
}

function WordParagraph({ at, paragraph, marks }: ParagraphProps) {
  const { runs, level, marker, align, isRightToLeft, isTight } = paragraph;
  const isItem = marker !== undefined && level === undefined;
  const look =
    level === undefined
      ? classes(isItem ? 'mb-1' : isTight ? '' : 'mb-3', !runs.length && 'h-[1lh]')
      : HEADINGS[Math.min(level, HEADINGS.length - 1)];
  // The name of the file is the first heading of the page.
  const Tag = level === undefined ? 'p' : (`h${Math.min(6, Math.max(1, level) + 1)}` as 'h2');
  return (
    <Tag
      data-paragraph={at}
      dir={isRightToLeft ? 'rtl' : undefined}
      className={classes('whitespace-pre-wrap', look, align && ALIGNMENTS[align])}
    >
      {marker !== undefined && (
        <span
          className={isItem ? '-ms-8 inline-block min-w-8 pe-2 text-page-soft' : 'pe-2'}
        >{`${marker} `}</span>
      )}
      <WordRuns runs={runs} marks={marks.get(at)} />
    </Tag>
  );
}

function WordTable({ table: { rows, widths }, marks }: { table: Table; marks: Marks }) {
  const t = useMessages(previewMessages);
  const columns = widths.length || Math.max(...rows.map(({ cells }) => cells.length));
  const all = widths.reduce((sum, width) => sum + width, 0);
  return (
    <figure
      aria-label={t('word.table')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keys
      tabIndex={columns > NARROW_TABLE ? 0 : undefined}
      className="mt-1 mb-4 overflow-x-auto"
    >
      <table
        className="w-full border-collapse text-14 leading-5.5"
        style={{ minWidth: columns > NARROW_TABLE ? columns * 88 : undefined }}
      >
        {all > 0 && (
          <colgroup>
            {widths.map((width, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the columns of an open document do not change
              <col key={at} style={{ width: `${(width / all) * 100}%` }} />
            ))}
          </colgroup>
        )}
        <tbody>
          {rows.map(({ isHeader, cells }, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- nor do its rows
            <tr key={row}>
              {cells.map((cell, at) => {
                const Tag = isHeader ? 'th' : 'td';
                return (
                  <Tag
                    // oxlint-disable-next-line react/no-array-index-key -- nor do its cells
                    key={at}
                    scope={isHeader ? 'col' : undefined}
                    colSpan={cell.columns}
                    rowSpan={cell.rows}
                    className={classes(
                      'border border-page-line px-2.5 py-1.5 text-start align-top [&>:last-child]:mb-0',
                      isHeader ? 'bg-page-line/30 font-bold' : 'font-normal',
                    )}
                  >
                    <WordBlocks blocks={cell.blocks} marks={marks} />
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
