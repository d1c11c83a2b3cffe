import { type FileText, passages, texts } from '@sheaf/db';
import type { AppContext } from '../../context.ts';

export type PassageSize = { size: number; overlap: number };

const USUAL: PassageSize = { size: 1000, overlap: 100 };

/** Whether vectors may be computed before anyone asks: not if each text is sent to an external model. */
export const preparesUnasked = ({ passages: engine }: AppContext) => engine.provider !== 'openai';

/** For a file whose text is new or has changed: what it is searched and asked by follows. */
export async function refreshPassages(ctx: AppContext, userId: string, fileId: string): Promise<void> {
  const [text] = await passages.describeTexts(ctx.db, userId, [fileId]);
  if (!text || !(text.index || preparesUnasked(ctx))) return;
  try {
    await ensurePassages(ctx, text);
  } catch (err) {
    // The change is already stored; the next question or the nightly job computes the vectors.
    ctx.log.warn({ err, fileId }, 'passages could not be made');
  }
}

/** Of a text as it is now, by the engine of now. */
export async function ensurePassages(ctx: AppContext, text: FileText): Promise<void> {
  const { index, text_hash } = text;
  if (!text_hash || (index && isCurrent(ctx, index, text_hash))) return;
  const size = index ? { size: index.chunk_size, overlap: index.overlap } : USUAL;
  await cutText(ctx, text, text_hash, size);
}

function isCurrent(
  { passages: engine }: AppContext,
  index: NonNullable<FileText['index']>,
  text_hash: string,
) {
  return index.model === engine.model && index.text_hash === text_hash && index.language !== null;
}

export async function cutText(
  ctx: AppContext,
  { id, user_id, version }: FileText,
  text_hash: string,
  { size, overlap }: PassageSize,
  signal?: AbortSignal,
): Promise<number> {
  const pages = await texts.listFileTexts(ctx.db, user_id, id);
  const said = pages.map(({ page, text }) => ({ page, text }));
  // In a line of its own, as the reading of files is.
  const turn = { member: `reading for ${user_id}`, signal };
  const { language, passages: cut } = await ctx.passages.cut(said, { size, overlap }, turn);
  const index = { file_id: id, user_id, version, model: ctx.passages.model, text_hash, language };
  await passages.replacePassages(ctx.db, { ...index, chunk_size: size, overlap }, cut);
  return cut.length;
}
