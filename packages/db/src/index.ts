export { isDatabaseUnreachable, isOwnerGone } from './outage.ts';
export { type DatabaseClient, type Db, openDatabase } from './client.ts';
export type { QueryWatch } from './query-watch.ts';
export { giveWay } from './give-way.ts';
export { migrations } from './migrations/index.ts';
export * as activity from './queries/activity.ts';
export * as adminFigures from './queries/admin-figures.ts';
export * as adminLists from './queries/admin-lists.ts';
export * as audit from './queries/audit.ts';
export * as demos from './queries/demos.ts';
export * as instanceSettings from './queries/instance-settings.ts';
export * as mailFailures from './queries/mail-failures.ts';
export * as jobCounts from './queries/job-counts.ts';
export type { AuditEntry } from './queries/audit.ts';
export type { DayFigures } from './queries/admin-figures.ts';
export type { InstanceSettingsRow, MailServer, ModelServer } from './tables-admin.ts';
export type { MemberRow } from './queries/users.ts';
export * as apiKeys from './queries/api-keys.ts';
export * as endedAccess from './queries/ended-access.ts';
export type { EndedThing } from './queries/ended-access.ts';
export * as fileChecks from './queries/file-checks.ts';
export type { StoredBytes } from './queries/file-checks.ts';
export { isNameTaken } from './queries/file-names.ts';
export * as files from './queries/files.ts';
export * as fileVersions from './queries/file-versions.ts';
export type { FileVersionRow } from './tables-versions.ts';
export * as reading from './queries/reading.ts';
export type { FileFilter } from './queries/file-filter.ts';
export * as downloadLinks from './queries/download-links.ts';
export * as firstSteps from './queries/first-steps.ts';
export * as folders from './queries/folders.ts';
export * as trash from './queries/trash.ts';
export * as trashedFolders from './queries/trashed-folders.ts';
export type { TrashedFolderRow } from './tables-trash.ts';
export * as keptResults from './queries/kept-results.ts';
export type { KeptResultRow } from './tables-uploads.ts';
export * as uploads from './queries/uploads.ts';
export * as texts from './queries/texts.ts';
export type { TextPage } from './queries/texts.ts';
export * as search from './queries/search.ts';
export { correctQuery } from './queries/search-misspelled.ts';
export { findSimilar, findSimilarFiles } from './queries/search-similar.ts';
export type { Found, FoundFile, Passage } from './queries/search.ts';
export * as ocrPages from './queries/ocr-pages.ts';
export * as summaries from './queries/summaries.ts';
export * as library from './queries/library.ts';
export * as meaning from './queries/meaning.ts';
export type { MeaningState, PassagePlace } from './queries/meaning.ts';
export * as passages from './queries/passages.ts';
export type { FileText, StoredPassage } from './queries/passages.ts';
export * as chats from './queries/chats.ts';
export type { ChatMessageRow, ChatSessionRow, OcrPageRow, StoredWord, SummaryRow } from './tables-ai.ts';
export * as usage from './queries/usage.ts';
export * as operations from './queries/operations.ts';
export type { OperationEnd } from './queries/operations.ts';
export * as operationStops from './queries/operation-stops.ts';
export * as batches from './queries/batches.ts';
export * as batchResults from './queries/batch-results.ts';
export * as batchTasks from './queries/batch-tasks.ts';
export * as batchTurns from './queries/batch-turns.ts';
export * as batchTemplates from './queries/batch-templates.ts';
export type { NewBatchTask, PlacedTask, TaskCount } from './queries/batch-tasks.ts';
export type { TakenTask } from './queries/batch-turns.ts';
export * as instanceCounts from './queries/instance-counts.ts';
export type { InstanceCounts } from './queries/instance-counts.ts';
export * as instanceSecrets from './queries/instance-secrets.ts';
export { MAX_NOTICE_BYTES, notify, openNotices } from './notices.ts';
export * as identities from './queries/identities.ts';
export * as oneTimeTokens from './queries/one-time-tokens.ts';
export type { SessionWithUser } from './queries/sessions.ts';
export * as sessions from './queries/sessions.ts';
export * as secondFactors from './queries/second-factors.ts';
export type { SecondFactorKind } from './queries/second-factors.ts';
export type { PasskeyRow } from './tables-access.ts';
export * as signMarks from './queries/sign-marks.ts';
export type { SignMarkRow } from './tables-sign-marks.ts';
export * as signIns from './queries/sign-ins.ts';
export * as subscriptions from './queries/subscriptions.ts';
export * as billingRecords from './queries/billing-records.ts';
export * as sandbox from './queries/sandbox.ts';
export * as users from './queries/users.ts';
export * as webhooks from './queries/webhooks.ts';
export * as webhookDeliveries from './queries/webhook-deliveries.ts';
export type {
  BatchRow,
  BatchStatus,
  BatchStep,
  BatchTaskRow,
  BatchTaskState,
  BatchTemplateRow,
} from './tables.batch.ts';
export type {
  Database,
  FileRow,
  FolderRow,
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
export type { WebhookDeliveryRow } from './tables-webhooks.ts';
export { checkServer } from './check-server.ts';
export { migrateToLatest } from './migrate.ts';
export { isPartitioned, partitionByMember, PARTITIONED } from './partition.ts';
export { DatabaseStartError, type DatabaseStartCode } from './start-error.ts';
export type { KeyScope } from './tables-sign-in.ts';
