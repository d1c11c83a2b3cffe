import type { ColumnType, Generated, Selectable } from 'kysely';
import type { OcrPagesTable } from './tables-ai.ts';

type Time = ColumnType<string, Date | string, Date | string>;

/** Bytes that a file had before; its current ones are in its own row. A blob belongs to one of the two. */
export type FileVersionsTable = {
  id: Generated<string>;
  file_id: string;
  user_id: string;
  number: number;
  /** What made it: `upload`, `restore`, or a tool. Null: how the file came to be. */
  source: string | null;
  type: string;
  size: number;
  sha256: string;
  blob_key: string;
  page_count: number | null;
  page_width: number | null;
  page_height: number | null;
  has_ocr: boolean;
  unread_pages: number | null;
  /** When these bytes became the file's, and when others took their place. */
  created_at: Time;
  replaced_at: ColumnType<string, Date | string | undefined, Date | string>;
  /** When its bytes were last compared with their hash, and since when they differ or are gone. */
  checked_at: ColumnType<string | null, string | null | undefined, string | null>;
  damaged_at: ColumnType<string | null, string | null | undefined, string | null>;
};
export type FileVersionRow = Selectable<FileVersionsTable>;

type OcrPage = Omit<OcrPagesTable, 'words' | 'created_at'>;
export type VersionOcrPagesTable = OcrPage & {
  sha256: string;
  words: ColumnType<object[], string, string>;
  created_at: Time;
};
