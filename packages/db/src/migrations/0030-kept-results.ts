import { type Kysely, sql } from 'kysely';

/** Results that a preview showed, kept for a short while so that saving one needs no second run. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_results (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      file_id uuid not null references files on delete cascade,
      source_sha256 text not null,
      tool text not null,
      options text not null,
      blob_key text not null unique,
      size bigint not null,
      sha256 text not null,
      report jsonb not null,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index kept_results_user_id on kept_results (user_id)`.execute(db);
  await sql`create index kept_results_file_id on kept_results (file_id)`.execute(db);
  await sql`create index kept_results_expires_at on kept_results (expires_at)`.execute(db);
}
