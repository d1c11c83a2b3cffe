import type { Client } from 'pg';

/**
 * Bytes that were deleted while the backup was made: their versions and files are deleted as their owners requested,
 * and their storage is free. A file with an earlier version that is there takes the newest of them.
 */
export async function removeGone(client: Client, gone: string[]): Promise<void> {
  if (gone.length === 0) return;
  const holders = await listHolders(client);
  for (const holder of holders)
    await client.query(
      `with freed as (
         select user_id, sum(size)::bigint as bytes from ${holder} where blob_key = any($1) group by user_id
       )
       update usage set used = greatest(0, used - bytes) from freed
       where usage.user_id = freed.user_id and metric = 'storageLimit'`,
      [gone],
    );
  if (holders.includes('file_versions')) await takeEarlierVersions(client, gone);
  for (const holder of holders) await client.query(`delete from ${holder} where blob_key = any($1)`, [gone]);
}

/** The tables whose rows have a blob; databases from before there were versions have only files. */
export async function listHolders(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.file_versions') is not null as there`,
  );
  return rows[0]?.there ? ['files', 'file_versions'] : ['files'];
}

/** Their text is that of other bytes. Files that say so can be read by OCR. */
async function takeEarlierVersions(client: Client, gone: string[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `with best as (
       select distinct on (file_id) * from file_versions
       where blob_key <> all($1) and file_id in (select id from files where blob_key = any($1))
       order by file_id, number desc
     ),
     taken as (delete from file_versions using best where file_versions.id = best.id)
     update files set
       blob_key = best.blob_key, size = best.size, sha256 = best.sha256, version_source = best.source,
       version_at = best.created_at, page_count = best.page_count, page_width = best.page_width,
       page_height = best.page_height, is_signed = null, forbids = null, reading = 'failed', has_ocr = false, has_summary = false
     from best where files.id = best.file_id
     returning files.id`,
    [gone],
  );
  const ids = rows.map(({ id }) => id);
  for (const derived of ['file_texts', 'file_indexes', 'ocr_pages'])
    await client.query(`delete from ${derived} where file_id = any($1)`, [ids]);
}
