import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { storedJson } from '../stored-json.ts';
import type { FileIndexesTable } from '../tables-ai.ts';

/** A piece of a document as the engine has cut it, and its vector. */
export type StoredPassage = { passage: Record<string, unknown>; embedding: Uint8Array };
export type NewPassage = StoredPassage & { terms: Uint8Array };
/** The state of a file's text and its passages. `text_hash` is null if the file has no text. */
export type FileText = {
  id: string;
  user_id: string;
  filename: string;
  text_hash: string | null;
  /** The version of the file that has this text. */
  version: number;
  index: {
    model: string;
    text_hash: string;
    chunk_size: number;
    overlap: number;
    chunks: number;
    language: string | null;
  } | null;
};

type NewIndex = Omit<FileIndexesTable, 'created_at' | 'chunks'>;
const ROWS_AT_ONCE = 200;

export async function describeTexts(db: Db, userId: string, fileIds: string[]): Promise<FileText[]> {
  if (!fileIds.length) return [];
  const hash = sql<string | null>`(
    select md5(string_agg(md5(content), ',' order by page, part)) from file_texts
    where file_id = files.id and user_id = ${userId})`;
  const rows = await db
    .selectFrom('files')
    .leftJoin('file_indexes', 'file_indexes.file_id', 'files.id')
    .select([
      'files.id',
      'files.user_id',
      'filename',
      'version',
      'model',
      'file_indexes.text_hash as index_hash',
    ])
    .select(['chunk_size', 'overlap', 'chunks', 'language', hash.as('text_hash')])
    .where('files.id', 'in', fileIds)
    .where('files.user_id', '=', userId)
    .execute();
  return rows.map(({ id, user_id, filename, version, text_hash, model, index_hash, ...index }) => {
    const { chunk_size, overlap, chunks, language } = index;
    const isMade =
      model !== null && index_hash !== null && chunk_size !== null && overlap !== null && chunks !== null;
    const made = isMade ? { model, text_hash: index_hash, chunk_size, overlap, chunks, language } : null;
    return { id, user_id, filename, version, text_hash, index: made };
  });
}

/** In place of the passages there were. Nothing is kept where the file, or its version, went meanwhile. */
export async function replacePassages(
  db: Db,
  { version, ...index }: NewIndex & { version: number },
  passages: NewPassage[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const held = trx
      .selectFrom('files')
      .select('version')
      .where('id', '=', index.file_id)
      .where('user_id', '=', index.user_id)
      .forNoKeyUpdate();
    if ((await held.executeTakeFirst())?.version !== version) return;
    await trx.deleteFrom('file_indexes').where('file_id', '=', index.file_id).execute();
    await trx
      .insertInto('file_indexes')
      .values({ ...index, chunks: passages.length })
      .execute();
    for (let at = 0; at < passages.length; at += ROWS_AT_ONCE) {
      const rows = passages.slice(at, at + ROWS_AT_ONCE).map(({ passage, embedding, terms }, i) => ({
        file_id: index.file_id,
        user_id: index.user_id,
        position: at + i,
        passage: storedJson(passage),
        embedding: Buffer.from(embedding),
        terms: Buffer.from(terms),
      }));
      await trx.insertInto('file_passages').values(rows).execute();
    }
  });
}

/** A member has asked for these to be made ready for questions, or has asked one. */
export async function markAsked(db: Db, userId: string, fileIds: string[]): Promise<void> {
  if (!fileIds.length) return;
  await db
    .updateTable('files')
    .set({ has_embeddings: true })
    .where('id', 'in', fileIds)
    .where('user_id', '=', userId)
    .where('has_embeddings', '=', false)
    .execute();
}

export function listPassages(db: Db, userId: string, fileId: string): Promise<StoredPassage[]> {
  return db
    .selectFrom('file_passages')
    .select(['passage', 'embedding'])
    .where('file_id', '=', fileId)
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
}
