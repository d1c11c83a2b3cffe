import { createHash } from 'node:crypto';
import { passages } from '@sheaf/db';
import type { AppContext, MemberContext } from '../../context.ts';
import type { PassageScope } from '../../passages.port.ts';
import { cutText, ensurePassages, type PassageSize } from '../passages/passages.service.ts';
import { findText } from './ai.texts.service.ts';
import { countAiCall } from './ai.turns.ts';

export type Scope = PassageScope & { names: Map<string, string> };

/** Splits the text of a file into passages with vectors, after which questions can use it. */
export async function createEmbeddings(ctx: MemberContext, fileId: string, size: PassageSize) {
  await countAiCall(ctx);
  const { file } = await findText(ctx, fileId, 'text_missing_for_chat');
  const [text] = await passages.describeTexts(ctx.db, file.user_id, [file.id]);
  const chunks = text?.text_hash ? await cutText(ctx, text, text.text_hash, size, ctx.signal) : 0;
  await passages.markAsked(ctx.db, file.user_id, [file.id]);
  await ctx.events.publish(file.user_id, { kind: 'files' });
  return { chunks, model: ctx.passages.model };
}

/** The indexes of files with text, ready to be searched together; null if none has any. */
export async function openScope(ctx: AppContext, userId: string, fileIds: string[]): Promise<Scope | null> {
  const found = await passages.describeTexts(ctx.db, userId, fileIds);
  const told = found.filter(({ text_hash }) => text_hash !== null);
  if (!told.length) return null;
  for (const text of told) await ensurePassages(ctx, text);
  const order = told.toSorted((a, b) => fileIds.indexOf(a.id) - fileIds.indexOf(b.id));
  const ids = order.map(({ id }) => id);
  await passages.markAsked(ctx.db, userId, ids);
  const state = await passages.describeTexts(ctx.db, userId, ids);
  const marks = state.map(({ id, index }) => [id, index]).toSorted();
  return {
    key: createHash('sha256').update(JSON.stringify(marks)).digest('hex'),
    names: new Map(order.map(({ id, filename }) => [id, filename])),
    load: () =>
      Promise.all(
        order.map(async ({ id }) => ({
          fileId: id,
          passages: await passages.listPassages(ctx.db, userId, id),
        })),
      ),
  };
}
