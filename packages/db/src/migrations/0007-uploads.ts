import { type Kysely, sql } from 'kysely';

/** Uploads that can be taken up where they stopped, and links that save a selection without a token in a header. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table uploads (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      filename text not null,
      folder_id uuid references folders on delete set null,
      tags text[] not null default '{}',
      size bigint not null,
      received bigint not null default 0 check (received between 0 and size),
      parts text[] not null default '{}',
      file_id uuid references files on delete set null,
      duplicate_of jsonb,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index uploads_user_id on uploads (user_id)`.execute(db);
  await sql`create index uploads_updated_at on uploads (updated_at)`.execute(db);
  await sql`
    create table download_links (
      hash text primary key,
      user_id uuid not null references users on delete cascade,
      file_ids uuid[] not null,
      folder_ids uuid[] not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index download_links_user_id on download_links (user_id)`.execute(db);
}
