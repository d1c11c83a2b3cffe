/**
 * A line of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula gets an apostrophe before it, so
 * that what people typed is shown and never run.
 */
export function csvLine(cells: string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  // Spreadsheets look past blanks, and take full-width signs for the plain ones.
  const safe = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return /[",\r\n\t;]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
