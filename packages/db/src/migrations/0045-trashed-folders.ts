import { type Kysely, sql } from 'kysely';

/**
 * Deleted folders lie in the trash with all that was in them. `entry_id` is the folder that was deleted, of itself and
 * of those inside it. A table of their own: no query of folders finds one of them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trashed_folders (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      entry_id uuid not null references trashed_folders on delete cascade,
      parent_id uuid,
      name text not null,
      color text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      trashed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index trashed_folders_of_member on trashed_folders (user_id, trashed_at desc)`.execute(db);
  await sql`create index trashed_folders_entry on trashed_folders (entry_id)`.execute(db);
  await sql`create index trashed_folders_age on trashed_folders (trashed_at)`.execute(db);
  // With which folder a file was deleted, and the folder in the trash that it lay in. A file that was deleted alone
  // has only the second, and only once its folder was deleted too.
  await sql`
    alter table files
      add column trashed_with uuid references trashed_folders on delete set null,
      add column trashed_from uuid references trashed_folders on delete set null`.execute(db);
  await sql`create index files_trashed_with on files (trashed_with) where trashed_with is not null`.execute(
    db,
  );
  await sql`create index files_trashed_from on files (trashed_from) where trashed_from is not null`.execute(
    db,
  );
  // Conversations about a folder go into the trash with it.
  await sql`
    alter table chat_sessions
      add column trashed_from uuid references trashed_folders on delete cascade,
      drop constraint chat_sessions_check,
      add constraint chat_sessions_about check (num_nonnulls(file_id, folder_id, trashed_from) = 1)`.execute(
    db,
  );
  await sql`
    create index chat_sessions_trashed_from on chat_sessions (trashed_from)
    where trashed_from is not null`.execute(db);
}
