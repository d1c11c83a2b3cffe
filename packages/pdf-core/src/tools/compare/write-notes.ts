import { withDocument } from '../../pdfium/document.ts';
import { readPageSize } from '../../pdfium/page.ts';
import { performTool } from '../../runner/perform-tool.ts';
import type { DocumentFile, ToolContext } from '../../tool.ts';
import { annotateOptions } from '../annotate/options.ts';
import type { Change } from './report.ts';

const COLORS: Record<Change['kind'], string> = {
  added: '#8fd694',
  removed: '#f2a29b',
  changed: '#ffe14d',
  moved: '#9cc4f5',
};
const SIGNS: Record<Change['kind'], string> = { added: '+', removed: '−', changed: '±', moved: '↕' };
/** Marks of one change, and of all: as many as one call of the tool for notes takes. */
const MOST_MARKS = 20;
const MOST = 5000;
const LONGEST = 1500;
const NOTE = 20;

/** A copy of the second document with a note at each change. */
export async function writeNotes(
  file: DocumentFile,
  changes: Change[],
  outputName: string,
  context: ToolContext | undefined,
): ReturnType<typeof performTool<'annotate'>> {
  const heights = await withDocument(file.bytes, {}, (document) =>
    Array.from({ length: document.pageCount }, (_, page) => readPageSize(document, page).height),
  );
  const annotations = changes.flatMap((change) => marksOf(change, heights)).slice(0, MOST);
  if (!annotations.length) return { files: [{ ...file, name: outputName }], report: NONE, notices: [] };
  const options = annotateOptions.parse({ annotations, outputName });
  return performTool('annotate', [file], options, { signal: context?.signal });
}

const NONE = { missingCharacters: [] };

/** Highlights, the first with the words of the change, or a note where nothing is left to highlight. */
function marksOf(change: Change, heights: number[]): object[] {
  const { kind, after } = change;
  const text = wordsOf(change);
  const color = COLORS[kind];
  const bottomOf = (page: number, y: number, height: number) => (heights[page - 1] ?? 0) - y - height;
  if (!after.places.length) {
    const page = Math.min(after.page, heights.length);
    const y = Math.max(0, bottomOf(page, after.y, NOTE));
    return [{ type: 'note', page, x: 4, y, text, color }];
  }
  return after.places.slice(0, MOST_MARKS).map(({ page, x, y, width, height }, at) => ({
    type: 'highlight',
    page,
    x: bound(x),
    y: bound(bottomOf(page, y, height)),
    width: Math.max(1, bound(width)),
    height: Math.max(1, bound(height)),
    color,
    comment: at ? '' : text,
  }));
}

/** No coordinate of a page is beyond what a note may have. */
const bound = (value: number) => Math.max(-14_400, Math.min(14_400, value));

/** Signs instead of words, since a document has no language of its reader. */
function wordsOf({ kind, before, after }: Change): string {
  const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
  const sign = SIGNS[kind];
  if (kind === 'moved') return `${sign} ${before.page} → ${after.page}`;
  if (kind === 'changed' && (before.text || after.text)) return `− ${cut(before.text)}\n+ ${cut(after.text)}`;
  return `${sign} ${cut(before.text || after.text)}`.trim();
}
