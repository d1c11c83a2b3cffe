export type PassageRow = { cells: string[]; isFound: boolean; from: number };
/** Text of a passage, or rows of a table that follow one another. */
export type PassagePart = { from: number; text: string; isFound: boolean; rows?: PassageRow[] };

const BARS = /(?:^|\s)\|(?=\s|$)/u;
/** More parts than this are a line of a drawing. */
const MOST_CELLS = 24;

/** Cuts a passage at the words that were found and at its rows. */
export function cutPassage(context: string, snippet: string): PassagePart[] {
  const at = Math.max(0, context.indexOf(snippet));
  const end = at + snippet.length;
  const parts: PassagePart[] = [];
  let from = 0;
  for (const line of context.split(/(?<=\n)/u)) {
    const isFound = from < end && from + line.trimEnd().length > at;
    const cells = cellsOf(line);
    const last = parts.at(-1);
    if (!cells) parts.push(...cutLine(line, from, at, end));
    else if (last?.rows) last.rows.push({ cells, isFound, from });
    else parts.push({ from, text: '', isFound, rows: [{ cells, isFound, from }] });
    from += line.length;
  }
  return parts;
}

function cellsOf(line: string): string[] | undefined {
  const cells = line.split(BARS).map((cell) => cell.trim());
  return cells.length > 1 && cells.length <= MOST_CELLS ? cells : undefined;
}

function cutLine(line: string, from: number, at: number, end: number): PassagePart[] {
  const cuts = [0, at - from, end - from, line.length].map((cut) => Math.min(Math.max(0, cut), line.length));
  return cuts.slice(1).flatMap((to, index) => {
    const start = cuts[index]!;
    return to > start ? [{ from: from + start, text: line.slice(start, to), isFound: index === 1 }] : [];
  });
}
