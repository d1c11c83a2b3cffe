import { type Kysely, sql } from 'kysely';

/** What files say, page by page, and what names, tags and words are found by (docs/decisions/search.md). */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const extension of ['pg_trgm', 'unaccent', 'btree_gin']) {
    await sql`create extension if not exists ${sql.id(extension)}`.execute(db);
  }
  // Bodies in the SQL standard's form are bound to what they call now, whatever a later search path says.
  await sql`
    create function sheaf_fold(words text) returns text immutable strict parallel safe
    return lower(unaccent('unaccent'::regdictionary, normalize(words, nfkc)))`.execute(db);
  await sql`
    create function sheaf_names(filename text, tags text[]) returns text immutable strict parallel safe
    return sheaf_fold(filename || chr(10) || array_to_string(tags, chr(10)))`.execute(db);

  await sql`create text search configuration sheaf (copy = simple)`.execute(db);
  await sql`
    alter text search configuration sheaf
    alter mapping for asciiword, word, numword with unaccent, simple`.execute(db);
  // Without punctuation 3.14, 2026-05-01 and ada@sheaf.example are words like any other, here and in what is asked for.
  await sql`
    create function sheaf_words(content text) returns tsvector immutable strict parallel safe
    return to_tsvector('sheaf'::regconfig, translate(content, ${sql.lit(PUNCTUATION)}, ${sql.lit(' '.repeat(PUNCTUATION.length))}))`.execute(
    db,
  );

  await sql`
    create table file_texts (
      file_id uuid not null references files on delete cascade,
      user_id uuid not null references users on delete cascade,
      page integer not null check (page > 0),
      part integer not null default 0,
      label text,
      engine text not null check (engine in ('text-layer', 'ocr', 'office')),
      content text not null,
      words tsvector not null generated always as (sheaf_words(content)) stored,
      primary key (file_id, page, part)
    )`.execute(db);
  await sql`create index file_texts_newest on file_texts (user_id, file_id desc)`.execute(db);
  // No pending list: a search never pays for what was uploaded just before.
  await sql`create index file_texts_words on file_texts using gin (user_id, words) with (fastupdate = off)`.execute(
    db,
  );

  await sql`
    alter table files add column names text not null generated always as (sheaf_names(filename, tags)) stored`.execute(
    db,
  );
  await sql`
    create index files_names on files using gin (user_id, names gin_trgm_ops) with (fastupdate = off)
    where trashed_at is null`.execute(db);
  await sql`
    create index files_name_start on files (user_id, left(names, 100) text_pattern_ops)
    where trashed_at is null`.execute(db);
}

const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';
