import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { ChatMessageRow, ChatSessionRow } from '../tables-ai.ts';

type NewSession = Pick<ChatSessionRow, 'user_id' | 'file_id' | 'folder_id' | 'title'>;
type NewMessage = { session_id: string; role: 'user' | 'assistant'; content: string; metadata?: object };

export function insertSession(db: Db, session: NewSession): Promise<ChatSessionRow> {
  return db.insertInto('chat_sessions').values(session).returningAll().executeTakeFirstOrThrow();
}

export function findSession(db: Db, userId: string, id: string): Promise<ChatSessionRow | undefined> {
  return db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('trashed_from', 'is', null)
    .executeTakeFirst();
}

/** About this file, alone or with others, or about this folder. Those that were talked in last come first. */
export function listSessions(
  db: Db,
  userId: string,
  about: { file_id: string } | { folder_id: string },
): Promise<ChatSessionRow[]> {
  return db
    .selectFrom('chat_sessions')
    .selectAll()
    .where((session) =>
      'file_id' in about
        ? session.or([
            session('file_id', '=', about.file_id),
            session.and([session('folder_id', 'is', null), sql<boolean>`${about.file_id} = any(file_ids)`]),
          ])
        : session('folder_id', '=', about.folder_id),
    )
    .where('user_id', '=', userId)
    .where('trashed_from', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();
}

/** Files that are asked beside those that were asked in it before. */
export async function addToSession(db: Db, id: string, fileIds: string[]): Promise<void> {
  await db.updateTable('chat_sessions').set({ file_ids: fileIds }).where('id', '=', id).execute();
}

export async function deleteSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('chat_sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertMessage(db: Db, message: NewMessage): Promise<ChatMessageRow> {
  const { metadata = {}, ...rest } = message;
  const row = await db
    .insertInto('chat_messages')
    .values({ ...rest, content: rest.content.replaceAll('\0', ''), metadata: storedJson(metadata) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('chat_sessions')
    .set({ updated_at: sql`now()` })
    .where('id', '=', message.session_id)
    .execute();
  return row;
}

export function findMessage(db: Db, userId: string, id: string): Promise<ChatMessageRow | undefined> {
  return db
    .selectFrom('chat_messages')
    .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session_id')
    .selectAll('chat_messages')
    .where('chat_messages.id', '=', id)
    .where('chat_sessions.user_id', '=', userId)
    .executeTakeFirst();
}

export function listMessages(db: Db, sessionId: string): Promise<ChatMessageRow[]> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
}

/** The latest messages, newest first. */
export function listLastMessages(db: Db, sessionId: string, limit: number): Promise<ChatMessageRow[]> {
  return db
    .selectFrom('chat_messages')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Everything a member has talked about, a session at a time. */
export async function* readAllSessions(db: Db, userId: string) {
  const sessions = await db
    .selectFrom('chat_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  for (const session of sessions) yield { ...session, messages: await listMessages(db, session.id) };
}
