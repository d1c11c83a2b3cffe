import type { ColumnType, Selectable } from 'kysely';

type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;
type Time = ColumnType<string, Date | string, Date | string>;

/** Deleted folders. A folder in the trash has the id that it had, and gets it again when it is restored. */
export type TrashedFoldersTable = {
  id: string;
  user_id: string;
  /** The folder that was deleted; of that folder its own id. */
  entry_id: string;
  /** The folder that it lay in. Null at the root. */
  parent_id: string | null;
  name: string;
  color: string;
  created_at: Time;
  updated_at: Time;
  trashed_at: SetByDatabase;
};

export type TrashedFolderRow = Selectable<TrashedFoldersTable>;
