import { type ChatSessionRow, chats, type Db, files, folders } from '@sheaf/db';
import type { ActingContext, MemberContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { PassageAnswer } from '../../ports.ts';
import { findLiveFile } from '../files/files.service.ts';
import { runOperation } from '../operations/operations.run.service.ts';
import { withReserved } from './ai.charging.ts';
import { openScope } from './ai.passages.service.ts';
import type { ChatAnswer, ChatInput, ChatMessage } from './ai.schema.ts';
import { placeSources } from './ai.sources.service.ts';
import { noText, toOperationFile } from './ai.texts.service.ts';

const COST = { chatMessagesPerMonth: 1, aiOperations: 1 };
const NO_TEXT = 'Please run OCR on this file first to enable chat';
/** Answers are quotes: no language model has a part in them. */
const LOCAL = 'quotes';
const TITLE = 80;
const MOST_FILES = 100;

/** A question to a document, several, or a folder. `onText` is given the answer as it is written. */
export async function askDocuments(
  ctx: ActingContext,
  input: ChatInput,
  onText: (text: string) => void = () => {},
): Promise<ChatAnswer> {
  const userId = ctx.member.user.id;
  const asked = await findAsked(ctx, input);
  const session = input.sessionId ? await findSession(ctx, input.sessionId) : null;
  if (session && (session.file_id ?? session.folder_id) !== (input.fileId ?? input.folderId)) {
    throw new AppError('conflict', 'This conversation is about another document.');
  }
  const [first] = asked;
  const start = {
    id: input.operationId,
    action: 'chat',
    file: first ?? null,
    inputs: asked.map(toOperationFile),
    options: {},
  };
  return withReserved(ctx, COST, () =>
    runOperation(ctx, userId, start, async (run) => {
      const within = { ...ctx, signal: run.signal };
      const scope = await openScope(
        ctx,
        userId,
        asked.map(({ id }) => id),
      );
      if (!scope) throw noText(NO_TEXT);
      const previous = session ? await findPrevious(ctx.db, session.id) : undefined;
      const answer = await ctx.passages.answer(scope, { text: input.message, previous });
      const sources = await placeSources(within, answer.sources, scope.names);
      const response = writeAnswer(answer, asked.length);
      for (const word of response.match(/\S+\s*/g) ?? []) onText(word);
      const { outcome } = answer;
      return ctx.db.transaction().execute(async (trx) => {
        const { id: session_id } = session ?? (await beginSession(trx, userId, input));
        await chats.insertMessage(trx, { session_id, role: 'user', content: input.message });
        const metadata = { sources, outcome, engine: LOCAL };
        const message = { session_id, role: 'assistant' as const, content: response, metadata };
        const { id: messageId } = await chats.insertMessage(trx, message);
        await run.finish(trx, { cost: COST });
        const said = { sessionId: session_id, messageId, operationId: run.id };
        return { ...said, response, outcome, sources, engine: LOCAL };
      });
    }),
  );
}

/** What is answered with no language model: the document's own words, or that it does not say. */
function writeAnswer({ outcome, sources }: PassageAnswer, asked: number): string {
  const these = asked > 1 ? 'these documents' : 'this document';
  if (outcome === 'not_found') return `I did not find this in ${these}.`;
  if (outcome === 'unsure')
    return `I am not sure that ${these} say${asked > 1 ? '' : 's'} it. These passages come closest.`;
  const [best] = sources;
  return best ? `“${best.snippet}” (page ${best.page})` : '';
}

/** All have to be the member's own; of a folder what lies in it. */
async function findAsked(ctx: ActingContext, { fileId, fileIds = [], folderId }: ChatInput) {
  const userId = ctx.member.user.id;
  if (folderId) {
    const folder = await folders.findFolder(ctx.db, userId, folderId);
    if (!folder) throw new AppError('not_found', 'There is no such folder.');
    const filter = {
      folder_id: folderId,
      sort: 'date',
      order: 'desc',
      offset: 0,
      limit: MOST_FILES,
    } as const;
    return (await files.listFiles(ctx.db, userId, filter)).rows;
  }
  const ids = [...new Set([...(fileId ? [fileId] : []), ...fileIds])];
  return Promise.all(ids.map((id) => findLiveFile(ctx, id)));
}

async function findSession(ctx: ActingContext, id: string): Promise<ChatSessionRow> {
  const session = await chats.findSession(ctx.db, ctx.member.user.id, id);
  if (!session) throw noSuchSession();
  return session;
}

/** What a follow-up refers back to. */
async function findPrevious(db: Db, sessionId: string): Promise<string | undefined> {
  const last = await chats.listLastMessages(db, sessionId, 2);
  return last.find(({ role }) => role === 'user')?.content;
}

function beginSession(db: Db, userId: string, { fileId, folderId, message }: ChatInput) {
  const about = { file_id: fileId ?? null, folder_id: folderId ?? null };
  return chats.insertSession(db, {
    user_id: userId,
    ...about,
    title: message.slice(0, TITLE).toWellFormed(),
  });
}

export async function listSessions(ctx: MemberContext, fileId: string) {
  await findLiveFile(ctx, fileId);
  const rows = await chats.listSessions(ctx.db, ctx.member.user.id, fileId);
  return rows.map(({ id, title, created_at, updated_at }) => ({ id, title, created_at, updated_at }));
}

export async function listMessages(ctx: MemberContext, sessionId: string): Promise<ChatMessage[]> {
  const session = await findSession(ctx, sessionId);
  const rows = await chats.listMessages(ctx.db, session.id);
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
  return new AppError('not_found', 'There is no such conversation.');
}
