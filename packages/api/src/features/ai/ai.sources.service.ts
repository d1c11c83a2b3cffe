import { writePageRanges } from '@sheaf/pdf-core/options';
import { files, meaning, ocrPages } from '@sheaf/db';
import type { ActingContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { PassageSource, PlacedWord } from '../../passages.port.ts';
import type { ChatSource } from './ai.schema.ts';
import { turnOf } from './ai.turns.ts';

type WordsOfPage = { height: number; words: PlacedWord[] };

/** Sources with the name of their sheet, or their place on the page, as far as the document has word positions. */
export async function placeSources(
  ctx: ActingContext,
  sources: PassageSource[],
  names: Map<string, string>,
): Promise<ChatSource[]> {
  const placed = await Promise.all(
    [...Map.groupBy(sources, ({ fileId }) => fileId)].map(async ([fileId, ofFile]) => {
      const pages = await readWords(ctx, fileId, new Set(ofFile.map(({ page }) => page)));
      return Promise.all(ofFile.map(async (source) => [source, await boxesOf(ctx, source, pages)] as const));
    }),
  );
  const boxes = new Map(placed.flat());
  const labels = await meaning.readLabels(ctx.db, ctx.member.user.id, sources);
  const labelOf = ({ fileId, page }: PassageSource) =>
    labels.find((one) => one.file_id === fileId && one.page === page)?.label;
  return sources.map((source) => ({
    file_id: source.fileId,
    filename: names.get(source.fileId) ?? '',
    page: source.page,
    label: labelOf(source) || undefined,
    snippet: source.snippet,
    ...(source.answer && { answer: source.answer }),
    ...(source.context && { context: source.context }),
    score: source.score,
    boxes: boxes.get(source),
  }));
}

async function boxesOf(
  ctx: ActingContext,
  { page, snippet }: PassageSource,
  pages: Map<number, WordsOfPage>,
) {
  const known = pages.get(page);
  if (!known) return undefined;
  const [found = []] = await ctx.passages.locate(known.words, [snippet], turnOf(ctx));
  if (!found.length) return undefined;
  // Pages are drawn from their lower left.
  return found.map((box) => ({ ...box, y: known.height - box.y - box.height }));
}

async function readWords(
  ctx: ActingContext,
  fileId: string,
  wanted: Set<number>,
): Promise<Map<number, WordsOfPage>> {
  const rows = await ocrPages.listOcrPages(ctx.db, fileId);
  const read = rows.filter(({ page, source }) => wanted.has(page) && source === 'ocr');
  const known = new Map<number, WordsOfPage>(read.map((row) => [row.page, row]));
  const rest = [...wanted].filter((page) => !known.has(page));
  const file = rest.length ? await files.findFile(ctx.db, ctx.member.user.id, fileId) : undefined;
  if (file?.type !== 'application/pdf') return known;
  const settings = { member: ctx.member.user.id, priority: true, signal: ctx.signal };
  try {
    return await ctx.blobs.withFile(file.blob_key, (path) =>
      ctx.tools.run(
        'text',
        [{ name: file.filename, path }],
        { words: true, pages: writePageRanges(rest) },
        settings,
        async ({ report }) => {
          for (const { page, height, words = [] } of report.pages) known.set(page, { height, words });
          return known;
        },
      ),
    );
  } catch (error) {
    // The quote is still valid; only its place cannot be shown.
    if (!(error instanceof AppError) || error.code === 'cancelled') throw error;
    return known;
  }
}
