import { createHash } from 'node:crypto';
import { type FileText, passages, texts } from '@sheaf/db';
import type { AppContext, MemberContext } from '../../context.ts';
import type { PassageScope } from '../../ports.ts';
import { findText } from './ai.texts.service.ts';

export type PassageSize = { size: number; overlap: number };
export type Scope = PassageScope & { names: Map<string, string> };

const USUAL: PassageSize = { size: 1000, overlap: 100 };
const NO_TEXT = 'Run OCR to extract text before enabling chat.';

/** Cuts what a file says into passages, each with its vector: from then on it can be asked. */
export async function createEmbeddings(ctx: MemberContext, fileId: string, size: PassageSize) {
  const { file } = await findText(ctx, fileId, NO_TEXT);
  const [text] = await passages.describeTexts(ctx.db, [file.id]);
  const chunks = text?.text_hash ? await cutFile(ctx, file.user_id, text, text.text_hash, size) : 0;
  await ctx.events.publish(file.user_id, { kind: 'files' });
  return { chunks, model: ctx.passages.model };
}

/** For a file whose text has changed: passages that were made of it once are made anew. */
export async function refreshPassages(
  ctx: AppContext & { member: { user: { id: string } } },
  fileId: string,
) {
  const [text] = await passages.describeTexts(ctx.db, [fileId]);
  if (text?.index) await ensurePassages(ctx, ctx.member.user.id, text);
}

/** Those of the files that say something, ready to be asked together; null where none does. */
export async function openScope(ctx: AppContext, userId: string, fileIds: string[]): Promise<Scope | null> {
  const found = await passages.describeTexts(ctx.db, fileIds);
  const told = found.filter(({ text_hash }) => text_hash !== null);
  if (!told.length) return null;
  for (const text of told) await ensurePassages(ctx, userId, text);
  const order = told.toSorted((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id));
  const state = await passages.describeTexts(
    ctx.db,
    order.map(({ id }) => id),
  );
  const marks = state.map(({ id, index }) => [id, index]).toSorted();
  return {
    key: createHash('sha256').update(JSON.stringify(marks)).digest('hex'),
    names: new Map(order.map(({ id, filename }) => [id, filename])),
    load: () =>
      Promise.all(
        order.map(async ({ id }) => ({ fileId: id, passages: await passages.listPassages(ctx.db, id) })),
      ),
  };
}

async function ensurePassages(ctx: AppContext, userId: string, text: FileText): Promise<void> {
  const { index, text_hash } = text;
  if (!text_hash) return;
  if (index?.model === ctx.passages.model && index.text_hash === text_hash) return;
  const size = index ? { size: index.chunk_size, overlap: index.overlap } : USUAL;
  await cutFile(ctx, userId, text, text_hash, size);
}

async function cutFile(
  ctx: AppContext,
  userId: string,
  { id }: FileText,
  text_hash: string,
  size: PassageSize,
): Promise<number> {
  const pages = await texts.listFileTexts(ctx.db, id);
  const cut = await ctx.passages.cut(
    pages.map(({ page, text }) => ({ page, text })),
    size,
  );
  const index = { file_id: id, user_id: userId, model: ctx.passages.model, text_hash };
  await passages.replacePassages(ctx.db, { ...index, chunk_size: size.size, overlap: size.overlap }, cut);
  return cut.length;
}
