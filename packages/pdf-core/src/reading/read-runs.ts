import { rightOf } from '../layout/box.ts';
import { joinWords } from '../layout/join-words.ts';
import type { Word } from '../layout/make-chunks.ts';
import type { Line } from '../layout/page-layout.ts';
import { isOneStyle, type Run, type RunStyle } from './document.ts';
import type { TabbedLines } from './find-tabs.ts';

const BLANK = '____';
/** In sizes of the font: how wide a space is. */
const SPACE = 0.3;
/** A block with so large a share of lines that end before they must is one of lines, as an address is. */
const WANTED = 0.4;

/**
 * The text of some lines, with words that were divided at the end of a line joined. If `room` gives the width of
 * their column, line breaks of the author stay. `pieces` are those of each line, with tabs between them.
 */
export function readRuns(
  lines: Line[],
  options: { skip?: number; room?: number; tabbed?: TabbedLines; keepsLines?: boolean } = {},
): Run[] {
  const { skip = 0, room, tabbed, keepsLines } = options;
  const end = keepsLines || (room !== undefined && endsEarly(lines, room)) ? '\n' : ' ';
  const runs: Run[] = [];
  let last: Word | undefined;
  for (const [row, line] of lines.entries()) {
    const pieces = tabbed?.pieces[row] ?? [{ words: line.words }];
    // What stands at tab stops keeps its lines.
    const isCut = tabbed && !tabbed.hangs && (pieces.length > 1 || (tabbed.pieces[row - 1]?.length ?? 1) > 1);
    for (const [part, { words }] of pieces.entries())
      for (const [at, word] of words.entries()) {
        if (row === 0 && part === 0 && at < skip) continue;
        const isFirst = at === 0 && part === 0;
        if (last && at === 0 && part > 0) addText(runs, '\t', { ...runs.at(-1)!, link: undefined });
        else if (last) addGap(runs, last, word, isFirst ? (isCut ? '\n' : end) : '');
        addText(runs, word.text, word);
        last = word;
      }
  }
  return runs;
}

/** Between two words; `end` is what the end of a line becomes, where one stands between them. */
function addGap(runs: Run[], last: Word, word: Word, end: string): void {
  const join = end ? joinWords(last, word) : 'apart';
  // A blank to write on ends its line.
  if (end && last.text.endsWith(BLANK)) return addText(runs, '\n', runs.at(-1)!);
  if (join === 'whole') return;
  if (join === 'cut' && end !== '\n') {
    const open = runs.at(-1)!;
    open.text = open.text.slice(0, -1);
  } else if (isOneStyle(last, word)) runs.at(-1)!.text += end || ' ';
  else addText(runs, end || ' ', { bold: false, italic: false });
}

export function addText(runs: Run[], text: string, { bold, italic, color, link }: RunStyle): void {
  const open = runs.at(-1);
  if (open && isOneStyle(open, { bold, italic, color, link })) open.text += text;
  else runs.push({ text, bold, italic, ...(color && { color }), ...(link && { link }) });
}

/** Lines that all leave so much of their column free are no flowing text, however long they are beside each other. */
const FREE = 0.25;

/**
 * Whether lines end although the next word would fit: within their block, or, if each begins a name or a number or
 * leaves much of it free, within their column.
 */
function endsEarly(lines: Line[], room: number): boolean {
  if (lines.length < 2) return false;
  const right = Math.max(...lines.map(rightOf));
  const areNames = lines.every((line) => /^[\p{Lu}\d]/u.test(line.words[0]!.text));
  const areShort = right < room - FREE * (room - lines[0]!.x);
  const within = areNames || areShort ? Math.max(right, room) : right;
  let early = 0;
  for (let at = 1; at < lines.length; at++) {
    const [line, next] = [lines[at - 1]!, lines[at]!];
    const needed = next.words[0]!.width + SPACE * line.size;
    if (rightOf(line) + needed < within && joinWords(line.words.at(-1)!, next.words[0]!) === 'apart') early++;
  }
  return early >= (areNames ? 1 : WANTED) * (lines.length - 1);
}
