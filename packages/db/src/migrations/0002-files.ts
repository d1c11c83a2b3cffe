import { type Kysely, sql } from 'kysely';

/** What members keep: files in folders, and what they have used of their plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column plan text not null default 'free' check (plan in ('free', 'pro', 'premium')),
      add column cycle_anchor timestamptz not null default now()`.execute(db);
  await sql`
    create table folders (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      parent_id uuid references folders on delete cascade,
      name text not null,
      color text not null default '#3B82F6',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index folders_name on folders (user_id, parent_id, lower(name)) nulls not distinct`.execute(
    db,
  );
  await sql`create index folders_parent_id on folders (parent_id)`.execute(db);
  await sql`
    create table files (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      folder_id uuid references folders on delete set null,
      filename text not null,
      type text not null,
      size bigint not null,
      sha256 text not null,
      blob_key text not null unique,
      tags text[] not null default '{}',
      page_count integer,
      has_ocr boolean not null default false,
      has_summary boolean not null default false,
      has_embeddings boolean not null default false,
      trashed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index files_place on files (user_id, folder_id) where trashed_at is null`.execute(db);
  await sql`create index files_recent on files (user_id, created_at desc) where trashed_at is null`.execute(
    db,
  );
  await sql`create index files_same_bytes on files (user_id, sha256) where trashed_at is null`.execute(db);
  await sql`create index files_folder_id on files (folder_id)`.execute(db);
  await sql`create index files_trash on files (trashed_at) where trashed_at is not null`.execute(db);
  await sql`
    create table usage (
      user_id uuid not null references users on delete cascade,
      metric text not null,
      period_start timestamptz not null,
      used bigint not null default 0 check (used >= 0),
      primary key (user_id, metric, period_start)
    )`.execute(db);
}
