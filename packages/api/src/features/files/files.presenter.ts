import type { FileRow } from '@sheaf/db';
import { type File, fileSchema } from './files.schema.ts';

/** A file as the outside sees it: never where its bytes lie. A row that makes no sense takes no list down with it. */
export function presentFile(row: FileRow): File {
  const file = describeFile(row);
  const checked = fileSchema.safeParse(file);
  if (checked.success) return file;
  const wrong = checked.error.issues.map(({ path: [field] }) => String(field));
  const known = Object.fromEntries(Object.entries(file).filter(([field]) => !wrong.includes(field)));
  return { ...NOTHING_KNOWN, id: row.id, ...known, unreadable: true };
}

const NOTHING_KNOWN: Omit<File, 'id'> = {
  filename: '?',
  size: 0,
  type: 'application/octet-stream',
  tags: [],
  folder_id: null,
  page_count: null,
  page_size: null,
  reading: { state: 'failed' },
  has_ocr: false,
  has_summary: false,
  has_embeddings: false,
  created_at: new Date(0).toISOString(),
  updated_at: new Date(0).toISOString(),
};

/** OCR has looked at every page, and none says anything. */
function hasSilentScan({ reading, has_ocr, unread_pages, page_count }: FileRow): boolean {
  return reading === 'done' && has_ocr && (unread_pages ?? 0) >= (page_count ?? 1);
}

/** Whether it says anything is asked of its text: a list does not. */
export function tellText(file: File, hasText: boolean): File {
  const { text_missing: _, ...reading } = file.reading;
  const isSilent = reading.state === 'done' && !hasText;
  const text_missing = file.has_ocr ? ('ocr_found_nothing' as const) : ('no_text' as const);
  return { ...file, reading: isSilent ? { ...reading, text_missing } : reading };
}

function describeFile(row: FileRow): File {
  const { id, filename, size, type, tags, folder_id, page_count, created_at, updated_at } = row;
  const { page_width: width, page_height: height } = row;
  const { reading, unread_pages, has_ocr, has_summary, has_embeddings } = row;
  return {
    id,
    filename,
    size,
    type,
    tags,
    folder_id,
    page_count,
    page_size: width && height ? { width, height } : null,
    reading: {
      state: reading,
      ...(page_count === null ? {} : { pages: page_count }),
      ...(unread_pages === null ? {} : { unread_pages }),
      ...(hasSilentScan(row) ? { text_missing: 'ocr_found_nothing' as const } : {}),
    },
    has_ocr,
    has_summary,
    has_embeddings,
    created_at,
    updated_at,
  };
}
