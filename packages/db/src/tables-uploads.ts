import type { ColumnType, Generated, Selectable } from 'kysely';

type Time = ColumnType<string, Date | string, Date | string>;
type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;

/** Bytes on their way here, which may stop and go on. */
export type UploadsTable = {
  id: string;
  user_id: string;
  filename: string;
  folder_id: string | null;
  tags: string[];
  size: number;
  received: Generated<number>;
  /** Blobs with what has arrived, in order. */
  parts: Generated<string[]>;
  /** What it became. */
  file_id: string | null;
  duplicate_of: ColumnType<{ id: string; filename: string } | null, string | null, string | null>;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

/** A result that a preview showed, until it is saved or expires. */
export type KeptResultsTable = {
  /** Random: knowing it is no permission, but it cannot be guessed either. */
  id: string;
  user_id: string;
  file_id: string;
  /** Of the file as it was when the result was made from it. */
  source_sha256: string;
  tool: string;
  /** All options of the tool, as JSON in the order of its schema. */
  options: string;
  blob_key: string;
  size: number;
  sha256: string;
  report: ColumnType<object, string, string>;
  created_at: SetByDatabase;
  expires_at: Time;
};
export type KeptResultRow = Selectable<KeptResultsTable>;

/** The selection that a download link contains. The database stores its hash only. */
export type DownloadLinksTable = {
  hash: string;
  user_id: string;
  file_ids: string[];
  folder_ids: string[];
  expires_at: Time;
};
