import { type Kysely, sql } from 'kysely';

/** How far the reading of a file has come, told apart from what it found; and sizes of pages that a list can tell. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update files set page_width = null, page_height = null
    where not (page_width > 0 and page_width <= 1000000 and page_height > 0 and page_height <= 1000000)`.execute(
    db,
  );
  await sql`alter table files
    add constraint files_page_size check (
      page_width > 0 and page_width <= 1000000 and page_height > 0 and page_height <= 1000000
    ),
    add column reading text not null default 'pending'
      constraint files_reading check (reading in ('pending', 'done', 'failed', 'needs_ocr')),
    add column unread_pages integer`.execute(db);
  // What is still to be read will say so itself.
  await sql`update files set reading = case
    when exists (select from file_texts where file_texts.file_id = files.id) or has_ocr then 'done'
    when type like 'image/%' then 'needs_ocr'
    when type <> 'application/pdf' then 'done'
    when page_count is null then 'failed'
    else 'needs_ocr' end`.execute(db);
}
