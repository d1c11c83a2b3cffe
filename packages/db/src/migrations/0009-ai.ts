import { type Kysely, sql } from 'kysely';

/** What was recognised, summed up, cut into passages and talked about. All of it goes with its file and its member. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ocr_pages (
      file_id uuid not null references files on delete cascade,
      user_id uuid not null references users on delete cascade,
      page integer not null check (page > 0),
      source text not null check (source in ('ocr', 'text', 'blank')),
      language text not null,
      content text not null,
      confidence real not null,
      width real not null,
      height real not null,
      words jsonb not null default '[]',
      created_at timestamptz not null default now(),
      primary key (file_id, page)
    )`.execute(db);
  await sql`create index ocr_pages_user_id on ocr_pages (user_id)`.execute(db);
  await sql`
    create table summaries (
      id uuid primary key default uuidv7(),
      file_id uuid not null references files on delete cascade,
      user_id uuid not null references users on delete cascade,
      summary_type text not null check (summary_type in ('brief', 'auto', 'detailed')),
      summary_text text not null,
      word_count integer not null,
      sentences jsonb not null default '[]',
      engine text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index summaries_newest on summaries (file_id, id desc)`.execute(db);
  await sql`create index summaries_user_id on summaries (user_id)`.execute(db);
  // What a file's passages were made of and by: where one of these is not so any more, they are made anew.
  await sql`
    create table file_indexes (
      file_id uuid primary key references files on delete cascade,
      user_id uuid not null references users on delete cascade,
      model text not null,
      text_hash text not null,
      chunk_size integer not null,
      overlap integer not null,
      chunks integer not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index file_indexes_user_id on file_indexes (user_id)`.execute(db);
  await sql`
    create table file_passages (
      file_id uuid not null references file_indexes on delete cascade,
      position integer not null,
      passage jsonb not null,
      embedding bytea not null,
      primary key (file_id, position)
    )`.execute(db);
  await sql`
    create table chat_sessions (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      file_id uuid references files on delete cascade,
      folder_id uuid references folders on delete cascade,
      title text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (num_nonnulls(file_id, folder_id) = 1)
    )`.execute(db);
  await sql`create index chat_sessions_file_id on chat_sessions (file_id, updated_at desc)`.execute(db);
  await sql`create index chat_sessions_folder_id on chat_sessions (folder_id)`.execute(db);
  await sql`create index chat_sessions_user_id on chat_sessions (user_id)`.execute(db);
  await sql`
    create table chat_messages (
      id uuid primary key default uuidv7(),
      session_id uuid not null references chat_sessions on delete cascade,
      role text not null check (role in ('user', 'assistant')),
      content text not null,
      metadata jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index chat_messages_session_id on chat_messages (session_id, id)`.execute(db);
}
