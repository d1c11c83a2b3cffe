import type { OperationStopsTable } from './tables-operation-stops.ts';
import type { SignMarksTable } from './tables-sign-marks.ts';
import type { ColumnType, Generated, GeneratedAlways, Insertable, Selectable, Updateable } from 'kysely';
import type { BatchesTable, BatchTasksTable, BatchTemplatesTable, BatchTurnsTable } from './tables.batch.ts';
import type { OperationError, OperationFile } from './tables.receipts.ts';
import type { AdminTables } from './tables-admin.ts';
import type { AiTables } from './tables-ai.ts';
import type {
  BillingRecordsTable,
  PaymentEventsTable,
  SandboxSubscriptionsTable,
  SubscriptionsTable,
} from './tables-billing.ts';
import type { DownloadLinksTable, KeptResultsTable, UploadsTable } from './tables-uploads.ts';
import type { TrashedFoldersTable } from './tables-trash.ts';
import type { FileVersionsTable, VersionOcrPagesTable } from './tables-versions.ts';
import type { AccessTables } from './tables-access.ts';
import type {
  ApiKeysTable,
  IdentitiesTable,
  OneTimeTokensTable,
  SessionsTable,
  SignInsTable,
  SpentRefreshTokensTable,
} from './tables-sign-in.ts';
import type { WebhookTables } from './tables-webhooks.ts';

export type { OperationError, OperationFile };

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
  /** The address that was asked for and is not confirmed yet. */
  pending_email: string | null;
  /** What emails are written in: as the pages were when the member last looked at one. The API's schema checks it. */
  language: Generated<string>;
  disabled_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  /** When the demo account of a visitor ends. Null: a member. */
  demo_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  plan: Generated<'free' | 'pro' | 'premium'>;
  /** When the plan ends by itself: a grace that runs out, or a paid month that is the last. Null: not by itself. */
  plan_until: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  /** When the billing month began for the first time; it turns over on this day and hour of each month. */
  cycle_anchor: SetByDatabase;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

export type FoldersTable = {
  id: Generated<string>;
  user_id: string;
  /** Null at the root. */
  parent_id: string | null;
  name: string;
  /** The name, as it is searched. */
  names: GeneratedAlways<string>;
  color: Generated<string>;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

export type ReadingState = 'pending' | 'done' | 'failed' | 'needs_ocr';

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
  /** Name and tags, folded: what a search by name looks at. */
  names: GeneratedAlways<string>;
  page_count: number | null;
  /** Of the first page, as a reader sees it, in points. */
  page_width: number | null;
  page_height: number | null;
  /** How far its reading has come: `needs_ocr` where no page has text of its own. */
  reading: Generated<ReadingState>;
  /** Pages without text of their own, once it is read. */
  unread_pages: number | null;
  /** Where its reading failed: it needs a password. */
  is_locked: Generated<boolean>;
  /** Of a PDF that was read: whether it carries a digital signature. Null: not read yet, or no PDF. */
  is_signed: boolean | null;
  /** Changes that its owner forbids those without the owner's password. Null: it is not protected, or not read yet. */
  forbids: string[] | null;
  has_ocr: Generated<boolean>;
  has_summary: Generated<boolean>;
  has_embeddings: Generated<boolean>;
  /** When its stored bytes were last compared with `sha256`, and since when they differ. */
  checked_at: Generated<string | null>;
  damaged_at: Generated<string | null>;
  /** Counts up with each change of its bytes. Earlier ones are in `file_versions`. */
  version: Generated<number>;
  version_source: Generated<string | null>;
  version_at: ColumnType<string | null, Date | string | undefined, Date | string>;
  /** Set while the file lies in the trash. */
  trashed_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
  /** The deleted folder that it lies in the trash with. Null: it was deleted alone. */
  trashed_with: string | null;
  /** The folder in the trash that it lay in. */
  trashed_from: string | null;
  created_at: SetByDatabase;
  updated_at: SetByDatabase;
};

/**
 * Usage of a limit in the month that began then. Usage without a month (storage) has its row at the epoch. `told`:
 * the percentage that an email reported.
 */
export type UsageTable = {
  user_id: string;
  metric: string;
  period_start: Time;
  used: Generated<number>;
  told: Generated<number>;
};

export type OperationStatus = 'running' | 'done' | 'failed' | 'cancelled';
type TimeOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = ColumnType<T, string | undefined, string>;

/** One row each piece of work a member asked for: the history, with a receipt. */
export type OperationsTable = {
  id: Generated<string>;
  user_id: string;
  action: string;
  status: Generated<OperationStatus>;
  /** What it was about: the result, or the file it was done to. */
  file_id: string | null;
  filename: string | null;
  inputs: Json<OperationFile[]>;
  /** Never a password, key or picture. */
  options: Json<Record<string, unknown>>;
  sealed_input: string | null;
  outputs: Json<OperationFile[]>;
  /** What was answered beside the files, for a request that is made twice. */
  answer: Json<Record<string, unknown> | null>;
  error: Json<OperationError | null>;
  /** What it took of each limit. */
  cost: Json<Record<string, number>>;
  created_at: SetByDatabase;
  finished_at: TimeOrNull;
  seen_at: TimeOrNull;
  cancel_asked_at: TimeOrNull;
  /** Set again and again by the process that works on it; an old one belongs to a process that died. */
  alive_at: SetByDatabase;
};

/** Made on first use and shared by all processes; `sealed` is encrypted with the instance's secret. */
export type InstanceSecretsTable = { name: string; sealed: string };

/** The layout rate-limiter-flexible expects. */
export type RateLimitsTable = { key: string; points: Generated<number>; expire: number | null };

/** Who read a page: its own text layer, the recognition of scans, or the reader of Word and Excel files. */
export type TextEngine = 'text-layer' | 'ocr' | 'office';

/** The text of a page. A long page has several parts, so that showing a passage never reads a whole workbook. */
export type FileTextsTable = {
  file_id: string;
  user_id: string;
  /** From 1. A sheet of a workbook is a page. */
  page: number;
  part: Generated<number>;
  /** The name of the sheet. */
  label: string | null;
  engine: TextEngine;
  content: string;
  words: GeneratedAlways<string>;
};

type FeatureTables = AdminTables & AiTables & WebhookTables & AccessTables;
export type Database = FeatureTables & {
  uploads: UploadsTable;
  kept_results: KeptResultsTable;
  download_links: DownloadLinksTable;
  subscriptions: SubscriptionsTable;
  billing_records: BillingRecordsTable;
  payment_events: PaymentEventsTable;
  sandbox_subscriptions: SandboxSubscriptionsTable;
  users: UsersTable;
  sign_ins: SignInsTable;
  spent_refresh_tokens: SpentRefreshTokensTable;
  sessions: SessionsTable;
  identities: IdentitiesTable;
  one_time_tokens: OneTimeTokensTable;
  api_keys: ApiKeysTable;
  folders: FoldersTable;
  trashed_folders: TrashedFoldersTable;
  files: FilesTable;
  file_versions: FileVersionsTable;
  version_ocr_pages: VersionOcrPagesTable;
  file_texts: FileTextsTable;
  usage: UsageTable;
  operations: OperationsTable;
  operation_stops: OperationStopsTable;
  batches: BatchesTable;
  batch_tasks: BatchTasksTable;
  batch_turns: BatchTurnsTable;
  batch_templates: BatchTemplatesTable;
  instance_secrets: InstanceSecretsTable;
  sign_marks: SignMarksTable;
  rate_limits: RateLimitsTable;
};

export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type UserChanges = Updateable<UsersTable>;
export type FileRow = Selectable<FilesTable>;
export type NewFile = Insertable<FilesTable>;
export type UploadRow = Selectable<UploadsTable>;
export type NewUpload = Insertable<UploadsTable>;
export type FolderRow = Selectable<FoldersTable>;
export type OperationRow = Selectable<OperationsTable>;
export type SignInRow = Selectable<SignInsTable>;
export type OneTimePurpose = OneTimeTokensTable['purpose'];
