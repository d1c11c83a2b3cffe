export { isDatabaseUnreachable, isOwnerGone } from './outage.ts';
export { type DatabaseClient, type Db, openDatabase } from './client.ts';
export { giveWay } from './give-way.ts';
export { migrations } from './migrations/index.ts';
export * as activity from './queries/activity.ts';
export * as apiKeys from './queries/api-keys.ts';
export * as files from './queries/files.ts';
export type { FileFilter } from './queries/files.ts';
export * as downloadLinks from './queries/download-links.ts';
export * as folders from './queries/folders.ts';
export * as uploads from './queries/uploads.ts';
export * as texts from './queries/texts.ts';
export type { TextPage } from './queries/texts.ts';
export * as search from './queries/search.ts';
export type { Found, FoundFile, Passage } from './queries/search.ts';
export * as usage from './queries/usage.ts';
export * as operations from './queries/operations.ts';
export * as instanceSecrets from './queries/instance-secrets.ts';
export { MAX_NOTICE_BYTES, notify, openNotices } from './notices.ts';
export * as identities from './queries/identities.ts';
export * as oneTimeTokens from './queries/one-time-tokens.ts';
export type { SessionWithUser } from './queries/sessions.ts';
export * as sessions from './queries/sessions.ts';
export * as signIns from './queries/sign-ins.ts';
export * as subscriptions from './queries/subscriptions.ts';
export * as billingRecords from './queries/billing-records.ts';
export * as sandbox from './queries/sandbox.ts';
export * as users from './queries/users.ts';
export type {
  Database,
  FileRow,
  FolderRow,
  KeyScope,
  OneTimePurpose,
  OperationError,
  OperationFile,
  OperationRow,
  OperationStatus,
  SignInRow,
  UploadRow,
  UserRow,
} from './tables.ts';
export type {
  BillingRecordRow,
  BillingStatus,
  SubscriptionRow,
  SubscriptionStatus,
} from './tables-billing.ts';
export { checkServer } from './check-server.ts';
export { migrateToLatest } from './migrate.ts';
export { DatabaseStartError, type DatabaseStartCode } from './start-error.ts';
