import { onlyInput } from '../../edit/only-input.ts';
import { type Part, type TablePart, textOfRuns } from '../../reading/document.ts';
import { textGrid } from '../../reading/grid.ts';
import { readDocument } from '../../reading/read-document.ts';
import type { ReadingReport } from '../../reading/report.options.ts';
import { resultOf } from '../../reading/result.ts';
import type { Tool } from '../../tool.ts';
import { stemOf } from '../split/part-names.ts';
import type { ToTextOptions } from './options.ts';

/** A document as text that any program can wrap: a paragraph is one line, and a blank line stands between two. */
export const toText: Tool<ToTextOptions, ReadingReport> = async (inputs, { pages, password }, context) => {
  const input = onlyInput(inputs);
  const document = await readDocument(input, { pages, password }, context);
  const bytes = new TextEncoder().encode(writeParts(document.parts));
  return resultOf(document, [{ name: `${stemOf(input.name)}.txt`, bytes }]);
};

function writeParts(parts: Part[]): string {
  let text = '';
  for (const [at, part] of parts.entries()) {
    const isList = part.kind === 'item' && parts[at - 1]?.kind === 'item';
    text += (at ? (isList ? '\n' : '\n\n') : '') + writePart(part);
  }
  return `${text}\n`;
}

function writePart(part: Part): string {
  if (part.kind === 'picture') return '';
  if (part.kind === 'table') return writeTable(part);
  const text = textOfRuns(part.runs);
  return part.kind === 'item' ? `${'  '.repeat(part.level - 1)}${part.marker} ${text}` : text;
}

/** Columns as wide as their widest cell, up to this many signs. */
const WIDEST = 60;

function writeTable(table: TablePart): string {
  const grid = textGrid(table);
  const widths = table.widths.map((_, column) =>
    Math.min(WIDEST, Math.max(...grid.map((row) => row[column]!.length))),
  );
  return grid
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
