import { type Kysely, sql } from 'kysely';

/** Signatures and initials that members keep to sign with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_marks (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('signature', 'initials')),
      picture bytea not null,
      width integer not null,
      height integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index sign_marks_user_id on sign_marks (user_id)`.execute(db);
}
