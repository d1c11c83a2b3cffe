import { type Kysely, sql } from 'kysely';

/** Earlier bytes of files, with the OCR text that was read of them; and for how long an instance keeps them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table files
      add column version integer not null default 1 check (version > 0),
      add column version_source text,
      add column version_at timestamptz`.execute(db);
  await sql`
    create table file_versions (
      id uuid primary key default uuidv7(),
      file_id uuid not null references files on delete cascade,
      user_id uuid not null references users on delete cascade,
      number integer not null check (number > 0),
      source text,
      type text not null,
      size bigint not null,
      sha256 text not null,
      blob_key text not null unique,
      page_count integer,
      page_width real,
      page_height real,
      has_ocr boolean not null,
      unread_pages integer,
      created_at timestamptz not null,
      replaced_at timestamptz not null default now(),
      unique (file_id, number)
    )`.execute(db);
  await sql`create index file_versions_user_id on file_versions (user_id)`.execute(db);
  await sql`create index file_versions_replaced_at on file_versions (replaced_at)`.execute(db);
  // By the bytes that were read, so that the text is there again when they are.
  await sql`
    create table version_ocr_pages (
      file_id uuid not null references files on delete cascade,
      user_id uuid not null references users on delete cascade,
      sha256 text not null,
      page integer not null,
      source text not null,
      language text not null,
      content text not null,
      confidence real not null,
      width real not null,
      height real not null,
      words jsonb not null,
      created_at timestamptz not null,
      primary key (file_id, sha256, page)
    )`.execute(db);
  await sql`create index version_ocr_pages_user_id on version_ocr_pages (user_id)`.execute(db);
  await sql`alter table summaries add column sha256 text`.execute(db);
  await sql`update summaries set sha256 = files.sha256 from files where files.id = file_id`.execute(db);
  await sql`alter table summaries alter column sha256 set not null`.execute(db);
  await sql`
    alter table instance_settings
      add column versions_kept integer not null default 20 check (versions_kept between 0 and 1000),
      add column version_days integer not null default 90 check (version_days between 1 and 3650)`.execute(
    db,
  );
}
