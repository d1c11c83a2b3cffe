import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** All of a member's passages that can be searched: `version` is another as soon as any of them is. */
export type MeaningState = { version: string; files: number; waiting: number };
/** `stamp` is another when a file's passages are made anew. */
export type MeaningFile = { file_id: string; stamp: string };
export type PackedFile = MeaningFile & {
  language: string;
  count: number;
  vectors: Buffer;
  terms: Buffer;
};
export type PassagePlace = { fileId: string; position: number };

const stamp = sql<string>`(extract(epoch from file_indexes.created_at) * 1000000)::bigint`;

function searchable(db: Db, userId: string, model: string) {
  return db
    .selectFrom('file_indexes')
    .innerJoin('files', 'files.id', 'file_indexes.file_id')
    .where('file_indexes.user_id', '=', userId)
    .where('files.user_id', '=', userId)
    .where('files.trashed_at', 'is', null)
    .where('model', '=', model)
    .where('language', 'is not', null);
}

/** Files with text whose passages are missing or belong to another model. */
function unprepared(db: Db, model: string) {
  return (
    db
      .selectFrom('files')
      // By owner as well, so that those of one member are read at once and not file by file.
      .leftJoin('file_indexes', (join) =>
        join
          .onRef('file_indexes.file_id', '=', 'files.id')
          .onRef('file_indexes.user_id', '=', 'files.user_id'),
      )
      .where('files.trashed_at', 'is', null)
      .where((file) =>
        file.or([file('model', 'is', null), file('model', '!=', model), file('language', 'is', null)]),
      )
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('file_texts')
            .select('page')
            .whereRef('file_texts.file_id', '=', 'files.id')
            .whereRef('file_texts.user_id', '=', 'files.user_id'),
        ),
      )
  );
}

export async function readState(db: Db, userId: string, model: string): Promise<MeaningState> {
  const [state, { waiting }] = await Promise.all([
    // What is made anew has a later stamp, so that count and sum together never come back.
    searchable(db, userId, model)
      .select((select) => [
        select.fn.countAll<number>().as('files'),
        sql<string>`count(*) || ' ' || coalesce(sum(${stamp}), 0)`.as('version'),
      ])
      .executeTakeFirstOrThrow(),
    unprepared(db, model)
      .where('files.user_id', '=', userId)
      .select((select) => select.fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow(),
  ]);
  return { ...state, waiting };
}

/** The newest first. */
export function listSearchable(db: Db, userId: string, model: string): Promise<MeaningFile[]> {
  return searchable(db, userId, model)
    .select(['file_indexes.file_id', sql<string>`${stamp}::text`.as('stamp')])
    .orderBy('files.created_at', 'desc')
    .orderBy('file_indexes.file_id')
    .execute();
}

/** The numbers of each file's passages, one behind the other. */
export function readPacked(db: Db, userId: string, model: string, fileIds: string[]): Promise<PackedFile[]> {
  return searchable(db, userId, model)
    .innerJoin('file_passages', 'file_passages.file_id', 'file_indexes.file_id')
    .where('file_passages.user_id', '=', userId)
    .where('file_indexes.file_id', '=', sql<string>`any(${fileIds}::uuid[])`)
    .select((select) => [
      'file_indexes.file_id',
      sql<string>`${stamp}::text`.as('stamp'),
      sql<string>`language`.as('language'),
      select.fn.countAll<number>().as('count'),
      sql<Buffer>`string_agg(embedding, ''::bytea order by position)`.as('vectors'),
      sql<Buffer>`string_agg(terms, ''::bytea order by position)`.as('terms'),
    ])
    .groupBy(['file_indexes.file_id', 'file_indexes.created_at', 'language'])
    .execute();
}

/** The member's own passages at these places, as far as their files still lie where they were. */
export async function readPlaces(db: Db, userId: string, places: PassagePlace[]) {
  return places.length ? selectPlaces(db, userId, places).execute() : [];
}

/** For one place or more. */
export function selectPlaces(db: Db, userId: string, places: PassagePlace[]) {
  const wanted = sql<{ file_id: string; position: number }>`unnest(
    ${places.map(({ fileId }) => fileId)}::uuid[], ${places.map(({ position }) => position)}::int[])`;
  return db
    .selectFrom('file_passages')
    .innerJoin(wanted.as<'wanted'>(sql`wanted (file_id, position)`), (join) =>
      join
        .onRef('wanted.file_id', '=', 'file_passages.file_id')
        .onRef('wanted.position', '=', 'file_passages.position'),
    )
    .innerJoin('files', 'files.id', 'file_passages.file_id')
    .select(['file_passages.file_id as fileId', 'file_passages.position', 'passage'])
    .where('file_passages.user_id', '=', userId)
    .where('files.user_id', '=', userId)
    .where('files.trashed_at', 'is', null);
}

/** The names of sheets, where pages have names. */
export async function readLabels(db: Db, userId: string, places: { fileId: string; page: number }[]) {
  if (!places.length) return [];
  return db
    .selectFrom('file_texts')
    .select(['file_id', 'page', 'label'])
    .where('user_id', '=', userId)
    .where('part', '=', 0)
    .where((where) =>
      where.or(
        places.map(({ fileId, page }) =>
          where.and([where('file_id', '=', fileId), where('page', '=', page)]),
        ),
      ),
    )
    .execute();
}

/** Files of all members, or of one, by id after the last one. */
export async function listUnprepared(
  db: Db,
  model: string,
  { userId, after, limit }: { userId?: string; after?: string; limit: number },
): Promise<{ id: string; user_id: string }[]> {
  let query = unprepared(db, model).select(['files.id', 'files.user_id']).orderBy('files.id').limit(limit);
  if (userId) query = query.where('files.user_id', '=', userId);
  if (after) query = query.where('files.id', '>', after);
  return query.execute();
}
