/**
 * What a spreadsheet program would take for a formula. Some look past blanks, and take full-width signs for the plain
 * ones. A number with a sign is no more than a number.
 */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const SIGNED = /^[+-]\d[\d.,\u00a0 ]*%?$/;
/**
 * The same behind a separator inside a cell: where commas are decimal signs, programs divide lines at semicolons, and
 * quotes in the middle of such a part are letters. Behind a plus or minus, what calls something is meant.
 */
const PART = /([,;\t]+ *)([=@＝＠]|[+\-＋－][^,;\t]*[|(])?/gu;

/** One row of a CSV file. */
export function writeRow(cells: readonly string[], separator: string): string {
  return cells
    .map((text) => quoteCell(SIGNED.test(text) ? text : withoutFormula(text), separator))
    .join(separator);
}

/** An apostrophe makes text of what would be a formula. */
export function withoutFormula(text: string): string {
  const within = text.replace(PART, (part, gap: string, formula: string | undefined, at: number) =>
    formula && at > 0 ? `${gap}'${formula}` : part,
  );
  return FORMULA.test(text) ? `'${within}` : within;
}

/** Programs guess which separator a file has: a cell with any of them is in quotes. */
export function quoteCell(text: string, separator = ','): string {
  const isPlain = !text.includes(separator) && !/["\r\n\t;]|^\s|\s$/.test(text);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
