import type { FileRow } from '@sheaf/db';
import { type File, fileSchema, readingSchema } from './files.schema.ts';

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
  version: 1,
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

/** The file was read, by OCR or directly, and no page has text. */
export function isSilent({ reading, unread_pages, page_count }: FileRow): boolean {
  return reading === 'done' && (unread_pages ?? 0) >= (page_count ?? 1);
}

const whySilent = (hasOcr: boolean) => (hasOcr ? ('ocr_found_nothing' as const) : ('no_text' as const));

/** For a file of its own its text is asked, which may have changed since it was read. */
export function presentText(file: File, hasText: boolean): File {
  const { text_missing: _, ...reading } = file.reading;
  const saysNothing = reading.state === 'done' && !hasText;
  return { ...file, reading: saysNothing ? { ...reading, text_missing: whySilent(file.has_ocr) } : reading };
}

const CHANGES = readingSchema.shape.forbids.unwrap().element.options;
const knownChanges = (forbids: string[]) => CHANGES.filter((change) => forbids.includes(change));

function describeFile(row: FileRow): File {
  const { id, filename, version, size, type, tags, folder_id, page_count, created_at, updated_at } = row;
  const { page_width: width, page_height: height } = row;
  const { reading, unread_pages, has_ocr, has_summary, has_embeddings } = row;
  return {
    id,
    filename,
    version,
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
      ...(reading === 'failed' && row.is_locked ? { locked: true as const } : {}),
      ...(row.forbids ? { forbids: knownChanges(row.forbids) } : {}),
      ...(row.is_signed === null ? {} : { signed: row.is_signed }),
      ...(isSilent(row) ? { text_missing: whySilent(has_ocr) } : {}),
    },
    has_ocr,
    has_summary,
    has_embeddings,
    created_at,
    updated_at,
  };
}
