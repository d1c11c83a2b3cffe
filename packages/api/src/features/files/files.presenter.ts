import type { FileRow } from '@sheaf/db';
import type { File } from './files.schema.ts';

/** A file as the outside sees it: never where its bytes lie. */
export function presentFile(row: FileRow): File {
  const { id, filename, size, type, tags, folder_id, page_count, created_at, updated_at } = row;
  const { page_width: width, page_height: height } = row;
  const { has_ocr, has_summary, has_embeddings } = row;
  return {
    id,
    filename,
    size,
    type,
    tags,
    folder_id,
    page_count,
    page_size: width && height ? { width, height } : null,
    has_ocr,
    has_summary,
    has_embeddings,
    created_at,
    updated_at,
  };
}
