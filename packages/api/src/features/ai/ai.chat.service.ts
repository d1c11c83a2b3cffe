import { type ChatSessionRow, chats, type Db, files, folders, type OperationRow } from '@sheaf/db';
import type { ActingContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { findLiveFile } from '../files/files.service.ts';
import { waiveReserved } from '../operations/operations.reservations.ts';
import { type OperationRun, runOperation } from '../operations/operations.run.service.ts';
import { answerQuestion } from './ai.answer.service.ts';
import { type AnswerSink, NOBODY } from './ai.answer-sink.ts';
import { openScope } from './ai.passages.service.ts';
import { type ChatAnswer, type ChatInput, type ChatMessage, chatAnswerSchema } from './ai.schema.ts';
import { findAsked } from './ai.scope.service.ts';
import { toOperationFile } from './ai.texts.service.ts';
import { bindSources, markEarlier } from './ai.versions.service.ts';
import { countAiCall } from './ai.turns.ts';
import { noText, waitUntilRead } from './ai.waiting.service.ts';

const TITLE = 80;
/** Earlier turns are part of the next question, as far as they fit. */
const REMEMBERED = 8;

/** A question to a document, several, or a folder. `sink` is given the answer as it is written. */
export async function askDocuments(
  ctx: ActingContext,
  input: ChatInput,
  sink: AnswerSink = NOBODY,
): Promise<ChatAnswer> {
  const userId = ctx.member.user.id;
  await countAiCall(ctx);
  const asked = await findAsked(ctx, input);
  const session = input.sessionId ? await findSession(ctx, input.sessionId) : null;
  const ids = asked.map(({ id }) => id);
  if (session && !isAbout(session, input, ids)) {
    throw new AppError('conversation_of_another_file');
  }
  const [first] = asked;
  const start = {
    id: input.operationId,
    action: 'chat',
    file: first ?? null,
    inputs: asked.map(toOperationFile),
    options: {},
    input,
  };
  const work = async (run: OperationRun) => {
    const within = { ...ctx, signal: run.signal };
    const read = await waitUntilRead(ctx, asked, run);
    const scope = await openScope(ctx, ctx.member.user.id, ids);
    if (!scope) throw noText('text_missing_in_scope', read);
    const earlier = session ? await listTurns(ctx.db, session.id) : [];
    const previous = earlier.findLast(({ role }) => role === 'user')?.content;
    const question = { text: input.message, previous, earlier };
    const { response, ...metadata } = await answerQuestion(within, scope, question, sink);
    return ctx.db.transaction().execute(async (trx) => {
      const { id: session_id } = session ?? (await beginSession(trx, userId, input));
      await keepTogether(trx, session_id, session, input, ids);
      await chats.insertMessage(trx, { session_id, role: 'user', content: input.message });
      const sources = await bindSources(trx, asked, metadata.sources);
      const told = { ...metadata, sources };
      const message = { session_id, role: 'assistant' as const, content: response, metadata: told };
      const { id: messageId } = await chats.insertMessage(trx, message);
      // What comes nearest is no answer, and is not taken from the month's questions.
      if (metadata.outcome !== 'answered') await waiveReserved(trx, userId, run.id);
      await run.finish(trx, { answer: { messageId } });
      return { sessionId: session_id, messageId, operationId: run.id, response, ...told };
    });
  };
  return runOperation(ctx, userId, start, work, (done) => answerAgain(ctx, done));
}

/** The stored turn, for a repeated request. */
async function answerAgain(
  ctx: ActingContext,
  { id: operationId, answer }: OperationRow,
): Promise<ChatAnswer> {
  const messageId = String(answer?.['messageId']);
  const row = answer && (await chats.findMessage(ctx.db, ctx.member.user.id, messageId));
  if (!row) throw new AppError('operation_result_gone');
  const { session_id: sessionId, content: response, metadata } = row;
  return chatAnswerSchema.parse({ sessionId, messageId, operationId, response, ...metadata });
}

/** Files may be left out of a conversation and come to it; one at least has been asked in it before. */
function isAbout(session: ChatSessionRow, { folderId }: ChatInput, asked: string[]): boolean {
  if (folderId ?? session.folder_id) return session.folder_id === folderId;
  return [session.file_id, ...session.file_ids].some((id) => id !== null && asked.includes(id));
}

async function findSession(ctx: ActingContext, id: string): Promise<ChatSessionRow> {
  const session = await chats.findSession(ctx.db, ctx.member.user.id, id);
  if (!session) throw noSuchSession();
  return session;
}

/** What a follow-up refers back to, the oldest first. */
async function listTurns(db: Db, sessionId: string) {
  const last = await chats.listLastMessages(db, sessionId, REMEMBERED);
  return last.toReversed().map(({ role, content }) => ({ role, content }));
}

function beginSession(db: Db, userId: string, { fileId, folderId, message }: ChatInput) {
  const about = { file_id: fileId ?? null, folder_id: folderId ?? null };
  return chats.insertSession(db, {
    user_id: userId,
    ...about,
    title: message.slice(0, TITLE).toWellFormed(),
  });
}

/** What was ever asked in it; of a folder only what was asked beside it. */
async function keepTogether(
  db: Db,
  id: string,
  session: ChatSessionRow | null,
  { folderId, fileIds = [] }: ChatInput,
  asked: string[],
) {
  const before = session ? [...(session.file_id ? [session.file_id] : []), ...session.file_ids] : [];
  const all = [...new Set([...before, ...(folderId ? fileIds : asked)])];
  const least = folderId ? 0 : 1;
  if (all.length > Math.max(least, session?.file_ids.length ?? 0)) await chats.addToSession(db, id, all);
}

/** About a file, alone or with others, or about a folder. */
export async function listSessions(ctx: MemberContext, id: string) {
  const folder = await folders.findFolder(ctx.db, ctx.member.user.id, id);
  if (!folder) await findLiveFile(ctx, id);
  const about = folder ? { folder_id: id } : { file_id: id };
  const rows = await chats.listSessions(ctx.db, ctx.member.user.id, about);
  const asked = [...new Set(rows.flatMap(({ file_ids }) => file_ids))];
  // A file that was deleted for good cannot be used again.
  const there = new Set((await files.findFiles(ctx.db, ctx.member.user.id, asked)).map((file) => file.id));
  return rows.map(({ id: session, title, file_ids, folder_id, created_at, updated_at }) => {
    const together = file_ids.filter((file) => there.has(file));
    const left = folder_id || together.length > 1 ? together : [];
    return { id: session, title, file_ids: left, created_at, updated_at };
  });
}

export async function listMessages(ctx: MemberContext, sessionId: string): Promise<ChatMessage[]> {
  const session = await findSession(ctx, sessionId);
  const rows = await markEarlier(ctx, await chats.listMessages(ctx.db, session.id));
  return rows.map(({ id, role, content, metadata, created_at }) => ({
    id,
    role,
    content,
    metadata,
    created_at,
  }));
}

export async function deleteSession(ctx: MemberContext, id: string): Promise<void> {
  if (!(await chats.deleteSession(ctx.db, ctx.member.user.id, id))) throw noSuchSession();
}

function noSuchSession(): AppError {
  return new AppError('conversation_missing');
}
