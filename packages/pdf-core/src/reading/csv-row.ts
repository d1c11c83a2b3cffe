/** What a spreadsheet program would take for a formula. A number with a sign is no more than a number. */
const FORMULA = /^[=+\-@\t\r]/;
const SIGNED = /^[+-]\d[\d.,\u00a0 ]*%?$/;

/** One row of a CSV file. */
export function writeRow(cells: readonly string[], separator: string): string {
  return cells.map((text) => writeCell(text, separator)).join(separator);
}

/** An apostrophe makes text of what would be a formula. */
function writeCell(text: string, separator: string): string {
  const safe = FORMULA.test(text) && !SIGNED.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
