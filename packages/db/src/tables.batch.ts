import type { ColumnType, Generated, Selectable } from 'kysely';
import type { OperationError, OperationFile } from './tables.receipts.ts';

type Time = ColumnType<string, Date | string, Date | string>;
type SetByDatabase = ColumnType<string, Date | string | undefined, Date | string>;
type TimeOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = ColumnType<T, string, string>;
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A step as it was asked for. Its options are checked before they are kept; what is secret lies sealed beside it. */
export type BatchStep = { type: string; fileIds: string[]; options: Record<string, unknown> };
export type BatchStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';
export type BatchTaskState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export type BatchesTable = {
  id: Generated<string>;
  user_id: string;
  name: string;
  operations: Json<BatchStep[]>;
  /** Passwords of its steps, encrypted with the instance's secret, for as long as they are needed. */
  secrets: string | null;
  priority: Generated<boolean>;
  status: Generated<BatchStatus>;
  created_at: SetByDatabase;
  started_at: TimeOrNull;
  finished_at: TimeOrNull;
};

/** One step on one file, or on all of them where the step joins them. */
export type BatchTasksTable = {
  id: Generated<string>;
  batch_id: string;
  user_id: string;
  priority: boolean;
  step: number;
  /** Its position among the tasks of its step: that of its parent task, then its own. */
  place: number[];
  inputs: Json<OperationFile[]>;
  state: Generated<BatchTaskState>;
  attempts: Generated<number>;
  /** The operation of the last attempt. */
  operation_id: string | null;
  outputs: JsonOrDefault<OperationFile[]>;
  answer: JsonOrNull<Record<string, unknown>>;
  error: JsonOrNull<OperationError>;
  /** Its results have become tasks of the next step. */
  handed_on: Generated<boolean>;
  ready_at: SetByDatabase;
  /** Set again and again by the process that works on it. */
  alive_at: TimeOrNull;
  finished_at: TimeOrNull;
};

/** When a member's batches were last served, so that members take turns. */
export type BatchTurnsTable = { user_id: string; served_at: Time };

export type BatchTemplatesTable = {
  id: Generated<string>;
  user_id: string;
  name: string;
  description: string;
  operations: Json<BatchStep[]>;
  created_at: SetByDatabase;
};

export type BatchRow = Selectable<BatchesTable>;
export type BatchTaskRow = Selectable<BatchTasksTable>;
export type BatchTemplateRow = Selectable<BatchTemplatesTable>;
