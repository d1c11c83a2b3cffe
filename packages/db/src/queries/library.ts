import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { type PassagePlace, selectPlaces } from './meaning.ts';

/** How many files a question is about, and how many of them cannot answer yet. */
export type LibraryCounts = {
  files: number;
  /** Scans and pictures without text. */
  unread: number;
  /** Files with text of which some pages have none. */
  partly: number;
  /** Files that are still being read, or could not be. */
  pending: number;
  failed: number;
};

/** `folders`: of all files those that lie in these. */
function live(db: Db, userId: string, folders: string[] | null) {
  const all = db.selectFrom('files').where('user_id', '=', userId).where('trashed_at', 'is', null);
  return folders ? all.where('folder_id', '=', sql<string>`any(${folders}::uuid[])`) : all;
}

export function countFiles(db: Db, userId: string, folders: string[] | null): Promise<LibraryCounts> {
  return live(db, userId, folders)
    .select((select) => [
      select.fn.countAll<number>().as('files'),
      select.fn.countAll<number>().filterWhere('reading', '=', 'needs_ocr').as('unread'),
      select.fn
        .countAll<number>()
        .filterWhere('reading', '=', 'done')
        .filterWhere('has_ocr', '=', false)
        .filterWhere('unread_pages', '>', 0)
        .filterWhere('unread_pages', '<', (where) => where.ref('page_count'))
        .as('partly'),
      select.fn.countAll<number>().filterWhere('reading', '=', 'pending').as('pending'),
      select.fn.countAll<number>().filterWhere('reading', '=', 'failed').as('failed'),
    ])
    .executeTakeFirstOrThrow();
}

export async function listIds(db: Db, userId: string, folders: string[]): Promise<string[]> {
  return (await live(db, userId, folders).select('id').execute()).map(({ id }) => id);
}

/** The newest files of which pages have no text, for which OCR can be run. */
export function listUnread(db: Db, userId: string, folders: string[] | null, limit: number) {
  return live(db, userId, folders)
    .select(['id', 'filename', 'type', 'page_count as pages', 'unread_pages'])
    .where((where) =>
      where.or([
        where('reading', '=', 'needs_ocr'),
        where.and([
          where('reading', '=', 'done'),
          where('has_ocr', '=', false),
          where('unread_pages', '>', 0),
          where('unread_pages', '<', where.ref('page_count')),
        ]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** The member's own passages at these places with their vectors, in the order of their files. */
export async function readPassages(db: Db, userId: string, places: PassagePlace[]) {
  if (!places.length) return [];
  return selectPlaces(db, userId, places)
    .select('embedding')
    .orderBy('file_passages.file_id')
    .orderBy('file_passages.position')
    .execute();
}

/** The beginning of pages of the member's own files. */
export async function readPages(db: Db, userId: string, places: { fileId: string; page: number }[]) {
  if (!places.length) return [];
  const wanted = sql<{ file_id: string; page: number }>`unnest(
    ${places.map(({ fileId }) => fileId)}::uuid[], ${places.map(({ page }) => page)}::int[])`;
  return db
    .selectFrom('file_texts')
    .innerJoin(wanted.as<'wanted'>(sql`wanted (file_id, page)`), (join) =>
      join.onRef('wanted.file_id', '=', 'file_texts.file_id').onRef('wanted.page', '=', 'file_texts.page'),
    )
    .select(['file_texts.file_id as fileId', 'file_texts.page', 'content as text'])
    .where('user_id', '=', userId)
    .where('part', '=', 0)
    .orderBy('file_texts.page')
    .execute();
}
