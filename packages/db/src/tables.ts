import type { ColumnType, Generated, Insertable, Selectable, Updateable } from 'kysely';

/** Times leave the database as ISO 8601 UTC strings (client.ts), the way they go on the wire. */
type Time = ColumnType<string, Date | string, Date | string>;
type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;

export type UsersTable = {
  id: Generated<string>;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  role: Generated<'user' | 'admin'>;
  /** Null for members who only ever signed in through an identity provider. */
  password_hash: string | null;
  plan: Generated<'free' | 'pro' | 'premium'>;
  /** When the billing month began for the first time; it turns over on this day and hour of each month. */
  cycle_anchor: SetByDatabase;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

/** One row a device that is signed in. It ends with its tokens when it is deleted. */
export type SignInsTable = {
  id: Generated<string>;
  user_id: string;
  refresh_hash: string;
  refresh_expires_at: Time;
  user_agent: string | null;
  ip: string | null;
  created_at: SetByDatabase;
  last_seen_at: SetByDatabase;
};

/** Refresh tokens that were already exchanged: whoever shows one again holds a copy. */
export type SpentRefreshTokensTable = {
  hash: string;
  sign_in_id: string;
  spent_at: SetByDatabase;
  /** With the spent token itself, which is not kept, it makes the token that followed. */
  nonce: string | null;
};

/** Access tokens, as Lucia keeps them: the id is the token's hash. */
export type SessionsTable = {
  id: string;
  user_id: string;
  sign_in_id: string;
  expires_at: Time;
  /** The refresh token that was exchanged for it, until it is used for the first time: then the answer has arrived. */
  exchanged_hash: string | null;
};

/** An account at an identity provider that opens an account here. */
export type IdentitiesTable = { issuer: string; subject: string; user_id: string; created_at: SetByDatabase };

/** Links sent by mail, and the code that carries a finished provider sign-in to the page. Each works once. */
export type OneTimeTokensTable = {
  hash: string;
  user_id: string;
  purpose: 'verify-email' | 'reset-password' | 'sign-in';
  /** The address that a verification proves; a changed address makes the link void. */
  email: string;
  expires_at: Time;
};

export type KeyScope = 'read' | 'write';

/** A key for scripts; of the key itself only its hash is kept, and how it begins. */
export type ApiKeysTable = {
  id: Generated<string>;
  user_id: string;
  name: string;
  prefix: string;
  hash: string;
  scopes: KeyScope[];
  expires_at: ColumnType<string | null, Date | string | null | undefined, never>;
  last_used_at: ColumnType<string | null, never, Date | string>;
  created_at: SetByDatabase;
};

export type FoldersTable = {
  id: Generated<string>;
  user_id: string;
  /** Null at the root. */
  parent_id: string | null;
  name: string;
  color: Generated<string>;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

export type FilesTable = {
  id: Generated<string>;
  user_id: string;
  folder_id: string | null;
  filename: string;
  /** MIME, decided by the bytes. */
  type: string;
  size: number;
  sha256: string;
  /** Where the bytes lie in the store. */
  blob_key: string;
  tags: Generated<string[]>;
  page_count: number | null;
  has_ocr: Generated<boolean>;
  has_summary: Generated<boolean>;
  has_embeddings: Generated<boolean>;
  /** Set while the file lies in the trash. */
  trashed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

/** What was used of a limit in the month that began then. What has no month (storage) has its row at the epoch. */
export type UsageTable = { user_id: string; metric: string; period_start: Time; used: Generated<number> };

/** The layout rate-limiter-flexible expects. */
export type RateLimitsTable = { key: string; points: Generated<number>; expire: number | null };

export type Database = {
  users: UsersTable;
  sign_ins: SignInsTable;
  spent_refresh_tokens: SpentRefreshTokensTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  one_time_tokens: OneTimeTokensTable;
  api_keys: ApiKeysTable;
  folders: FoldersTable;
  files: FilesTable;
  usage: UsageTable;
  rate_limits: RateLimitsTable;
};

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserChanges = Updateable<UsersTable>;
export type FileRow = Selectable<FilesTable>;
export type NewFile = Insertable<FilesTable>;
export type FolderRow = Selectable<FoldersTable>;
export type SignInRow = Selectable<SignInsTable>;
export type OneTimePurpose = OneTimeTokensTable['purpose'];
